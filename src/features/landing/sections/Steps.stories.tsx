import type { Meta, StoryObj } from '@storybook/react-vite';
import { Steps } from './Steps';

const meta = { component: Steps, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Steps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Numbered: Story = {
  args: {
    title: 'From hello to a real conversation',
    items: [
      { title: 'Say what you’re looking for', text: 'A few lines and one honest request.' },
      { title: 'Get introductions', text: 'Every Tuesday, each with the reason why.' },
      { title: 'Meet online', text: 'You pick the time.' },
    ],
  },
};

export const WithIcons: Story = {
  args: {
    title: 'Три шага до первой встречи',
    text: 'Это занимает пять минут.',
    items: [
      { title: 'Расскажите о себе', icon: 'user-plus' },
      {
        title: 'Дождитесь вторника',
        text: 'Придёт письмо с одним человеком и объяснением, почему он.',
        icon: 'mail',
      },
      { title: 'Поговорите', icon: 'coffee' },
      { title: 'Оцените встречу', icon: 'star' },
    ],
  },
};
