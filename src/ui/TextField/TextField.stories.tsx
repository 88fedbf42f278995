import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { expect, waitFor } from 'storybook/test';
import { Icon } from '../Icon/Icon';
import { TextField } from './TextField';

const meta = {
  component: TextField,
  args: { label: 'Email', type: 'email', autoComplete: 'email' },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'name@company.example' } };
export const Filled: Story = { args: { defaultValue: 'vera@north.example' } };
export const WithHint: Story = { args: { hint: 'We send a code there. Nobody else sees it.' } };
export const WithNote: Story = {
  args: { label: 'Company', note: 'Optional', type: 'text', autoComplete: 'off' },
};
export const WithIcon: Story = {
  args: {
    label: 'Search',
    hideLabel: true,
    type: 'search',
    placeholder: 'Search members',
    start: <Icon icon={Search} />,
  },
};
export const Disabled: Story = { args: { defaultValue: 'vera@north.example', disabled: true } };
export const ReadOnly: Story = { args: { defaultValue: 'vera@north.example', readOnly: true } };
export const Russian: Story = {
  args: { label: 'Электронная почта', hint: 'Пришлём на неё код.', placeholder: 'imya@kompaniya.example' },
};

export const WithError: Story = {
  args: { defaultValue: 'vera@', hint: 'We send a code there.', error: 'Email is in the wrong format' },
  play: async ({ canvas }) => {
    const input = await canvas.findByLabelText('Email');
    await waitFor(() => expect(input).toBeInvalid());
    await waitFor(() =>
      expect(input).toHaveAccessibleDescription('Email is in the wrong format We send a code there.'),
    );
  },
};
