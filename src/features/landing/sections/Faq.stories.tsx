import type { Meta, StoryObj } from '@storybook/react-vite';
import { Faq } from './Faq';

const meta = { component: Faq, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Faq>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  args: {
    title: 'Frequently asked questions',
    items: [
      {
        question: 'How are introductions chosen?',
        answer: 'By what you ask for and what others offer.\nAnd the other way round.',
      },
      { question: 'Who sees my contacts?', answer: 'You decide, for each of them.' },
    ],
  },
};
