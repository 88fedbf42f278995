import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card';
import { Container } from './Container';

const meta = {
  component: Container,
  parameters: { layout: 'fullscreen' },
  args: { children: <Card>One column of meaning</Card> },
} satisfies Meta<typeof Container>;
export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const Reading: Story = { args: { $width: 'reading' } };
export const Form: Story = { args: { $width: 'form' } };
