import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Text } from '../Text/Text';
import { Disclosure } from './Disclosure';

const meta = {
  component: Disclosure,
  args: { title: 'More filters', children: <Text>City, language, tags</Text> },
} satisfies Meta<typeof Disclosure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = { args: { open: true } };

/** A press opens it. The keys are the browser's. */
export const Pressed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('More filters'));
    await waitFor(() => expect(canvas.getByText('City, language, tags')).toBeVisible());
  },
};
