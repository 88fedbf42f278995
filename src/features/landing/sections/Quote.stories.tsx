import type { Meta, StoryObj } from '@storybook/react-vite';
import { Quote } from './Quote';

const meta = { component: Quote, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Quote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithRole: Story = {
  args: {
    text: 'I came to talk about onboarding and left with the person I opened a studio with a year later.',
    author: 'Aglaya Vetrova',
    role: 'Designer',
  },
};

export const Short: Story = { args: { text: 'Спасибо.', author: 'Тамара' } };
