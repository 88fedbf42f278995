import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { ChoiceCards, type ChoiceCardsProps } from './ChoiceCards';

const options = [
  'Generation',
  'Storage',
  'Networks and substations',
  'Markets and trading',
  'Software and data',
  'Policy and finance',
  'Buildings and demand',
].map((label) => ({ value: label, label }));

function Choosing(props: ChoiceCardsProps) {
  const [value, setValue] = useState(props.value);
  return <ChoiceCards {...props} value={value} onChange={setValue} />;
}

const meta = {
  component: ChoiceCards,
  render: (args) => <Choosing {...args} />,
  args: {
    label: 'Which part of the grid is yours?',
    name: 'field',
    options,
    value: [],
    onChange: () => undefined,
  },
} satisfies Meta<typeof ChoiceCards>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {
  args: { options: options.slice(0, 4), hint: 'Choose one' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Storage' })).toBeChecked());
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Generation' })).not.toBeChecked());
  },
};

export const UpToTwo: Story = {
  args: { max: 2, value: ['Storage'], hint: 'Choose up to 2' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Generation'));
    const third = await canvas.findByRole('checkbox', { name: 'Software and data' });
    await userEvent.click(third);
    await waitFor(() => expect(third).not.toBeChecked());
    await waitFor(() => expect(third).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(await canvas.findByText('Storage'));
    await userEvent.click(third);
    await waitFor(() => expect(third).toBeChecked());
  },
};

export const WithError: Story = {
  args: { options: options.slice(0, 3), error: 'The section requires an answer', required: true },
  play: async ({ canvas }) => {
    const group = await canvas.findByRole('radiogroup', { name: 'Which part of the grid is yours?' });
    await waitFor(() => expect(group).toHaveAccessibleDescription('The section requires an answer'));
    await waitFor(() => expect(within(group).getAllByRole('radio')).toHaveLength(3));
  },
};
