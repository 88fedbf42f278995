import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Select, type SelectProps } from './Select';

const options = [
  { value: 'full', label: 'Full address' },
  { value: 'city', label: 'City only' },
  { value: 'country', label: 'Country only' },
  { value: 'nothing', label: 'Nothing shown', disabled: true },
];

const meta = {
  component: Select<string>,
  args: {
    label: 'Location',
    options,
    value: null,
    onChange: () => undefined,
    placeholder: 'Choose what is shown',
  },
  render: function Stateful(args: SelectProps<string>) {
    const [value, setValue] = useState(args.value);
    return <Select {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof Select<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { value: 'city' } };
export const WithHint: Story = { args: { hint: 'Members who take part see the full address.' } };
export const WithError: Story = { args: { required: true, error: 'Choose one of them' } };
export const Disabled: Story = { args: { value: 'full', disabled: true } };

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox', { name: 'Location' });
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'City only' })).toBeVisible());
    await userEvent.keyboard('ci{Enter}');
    await waitFor(() => expect(field).toHaveTextContent('City only'));
    await waitFor(() => expect(field).toHaveFocus());
  },
};

export const Open: Story = {
  args: { value: 'city' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox'));
    await waitFor(() => expect(screen.getByRole('option', { name: 'City only' })).toBeVisible());
  },
};
