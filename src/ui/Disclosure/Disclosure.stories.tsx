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

/** One of a list, with what is inside in a few words. */
export const Wide: Story = {
  render: (args) => (
    <>
      <Disclosure {...args} wide summary="Riga, English" />
      <Disclosure {...args} wide open title="Sorting" summary="Hidden while it is open" />
    </>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Riga, English')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Hidden while it is open')).not.toBeVisible());
  },
};

/** A press opens it. The keys are the browser's. */
export const Pressed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('More filters'));
    await waitFor(() => expect(canvas.getByText('City, language, tags')).toBeVisible());
  },
};
