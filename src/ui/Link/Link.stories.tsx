import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Card } from '../Card/Card';
import { Text } from '../Text/Text';
import { Link } from './Link';

const meta = { component: Link, args: { to: '/login', children: 'Sign in' } } satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: () => (
    <Text>
      Already a member? <Link to="/login">Sign in</Link>, or read the{' '}
      <Link href="https://docs.example/" newTab="opens in a new tab">
        terms of use
      </Link>
      .
    </Text>
  ),
};

export const Quiet: Story = { args: { quiet: true } };

/** A press beside the words arrives, too. */
export const Alone: Story = {
  args: { alone: true },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Sign in' });
    const { left, bottom, width } = link.getBoundingClientRect();
    const below = document.elementFromPoint(left + width / 2, bottom + 8);
    await waitFor(() => expect(below).toBe(link));
  },
};

export const Stretched: Story = {
  render: () => (
    <Card $interactive>
      <Link to="/events" quiet stretched>
        Thursday dinner
      </Link>
      <Text $tone="muted">The whole card can be pressed.</Text>
    </Card>
  ),
};
