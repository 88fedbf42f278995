import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/Text';
import { Quote } from './Quote';

const meta = {
  component: Quote,
  args: { children: 'I read your request.\nI have built two such teams: shall we talk?' },
} satisfies Meta<typeof Quote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Words: Story = {};

/** A long word does not widen the page. */
export const LongWord: Story = { args: { children: 'https://example.org/'.padEnd(200, 'a') } };

export const FromRightToLeft: Story = { args: { children: 'קראתי את הבקשה שלך.', lang: 'he', dir: 'auto' } };

export const WithCaption: Story = {
  render: (args) => (
    <figure>
      <Text as="figcaption" $size="sm" $tone="muted">
        Message from Vera
      </Text>
      <Quote {...args} />
    </figure>
  ),
};
