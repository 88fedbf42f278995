import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PasswordField } from './PasswordField';

const meta = {
  component: PasswordField,
  args: { label: 'Password', revealLabel: 'Show password', autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Hidden: Story = { args: { defaultValue: 'correct horse' } };

export const New: Story = { args: { autoComplete: 'new-password', hint: 'At least 8 characters' } };

export const WithError: Story = { args: { error: 'Invalid login or password' } };

export const Disabled: Story = { args: { defaultValue: 'correct horse', disabled: true } };

export const Revealed: Story = {
  args: { defaultValue: 'correct horse' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password', pressed: false }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('correct horse');
    await expect(canvas.getByRole('button', { name: 'Show password', pressed: true })).toBeVisible();
  },
};
