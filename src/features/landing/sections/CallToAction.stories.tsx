import type { Meta, StoryObj } from '@storybook/react-vite';
import { CallToAction } from './CallToAction';

const meta = { component: CallToAction, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof CallToAction
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Inside: Story = {
  args: {
    title: 'Someone here would like to meet you',
    text: 'Join and receive your first introductions next Tuesday.',
    action: { label: 'Join', to: '/registration' },
  },
};

export const External: Story = {
  args: {
    title: 'Одно место пока свободно',
    action: { label: 'Подать заявку', href: 'https://apply.example/' },
  },
};
