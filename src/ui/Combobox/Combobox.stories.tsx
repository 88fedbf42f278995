import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Combobox, type ComboboxProps } from './Combobox';

const cities = [
  'Almaty',
  'Berlin',
  'Lisbon',
  'London',
  'Moscow',
  'Tbilisi',
  'Warsaw',
  'Казань',
  'Санкт-Петербург',
];

const meta = {
  component: Combobox,
  args: {
    label: 'City',
    options: cities.map((city) => ({ value: city, label: city })),
    value: null,
    onChange: () => undefined,
    emptyText: 'No such city. Check the spelling.',
    openLabel: 'Show cities',
    clearLabel: 'Clear',
    placeholder: 'Start typing',
  },
  render: function Stateful(args: ComboboxProps) {
    const [value, setValue] = useState(args.value);
    return <Combobox {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof Combobox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { value: 'Lisbon' } };
export const WithError: Story = { args: { required: true, error: 'City is required' } };
export const Disabled: Story = { args: { value: 'Lisbon', disabled: true } };

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox', { name: 'City' });
    await userEvent.type(field, 'lo');
    await waitFor(() => expect(screen.getByRole('option', { name: 'London' })).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveValue('London'));
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'City' }), 'o');
    await waitFor(() => expect(screen.getByRole('listbox', { name: 'City' })).toBeVisible());
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'City' }), 'zzz');
    await waitFor(() => expect(screen.getByText('No such city. Check the spelling.')).toBeVisible());
  },
};
