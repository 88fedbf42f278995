import type { Meta, StoryObj } from '@storybook/react-vite';
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
