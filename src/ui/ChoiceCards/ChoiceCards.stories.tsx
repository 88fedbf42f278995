import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
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
    await expect(canvas.getByRole('radio', { name: 'Storage' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Generation' })).not.toBeChecked();
  },
};

export const UpToTwo: Story = {
  args: { max: 2, value: ['Storage'], hint: 'Choose up to 2' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Generation'));
    const third = canvas.getByRole('checkbox', { name: 'Software and data' });
    await userEvent.click(third);
    await expect(third).not.toBeChecked();
    await expect(third).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByText('Storage'));
    await userEvent.click(third);
    await expect(third).toBeChecked();
  },
};

export const WithError: Story = {
  args: { options: options.slice(0, 3), error: 'The section requires an answer', required: true },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Which part of the grid is yours?' });
    await expect(group).toHaveAccessibleDescription('The section requires an answer');
    await expect(within(group).getAllByRole('radio')).toHaveLength(3);
  },
};
