import type { Meta, StoryObj } from '@storybook/react-vite';
import { CallToAction } from './CallToAction';

const meta = { component: CallToAction, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof CallToAction
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Inside: Story = {
  args: {
    title: 'Find out who fits',
    text: 'Join and say who you’d like to meet. We’ll look for them.',
    action: { label: 'Join', to: '/registration' },
  },
};

export const External: Story = {
  args: {
    title: 'Одно место пока свободно',
    action: { label: 'Подать заявку', href: 'https://apply.example/' },
  },
};
