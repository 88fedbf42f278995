import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PasswordField } from './PasswordField';

const meta = {
  component: PasswordField,
  args: { label: 'Password', revealLabel: 'Show password', autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Hidden: Story = { args: { defaultValue: 'correct horse' } };

export const New: Story = { args: { autoComplete: 'new-password', hint: 'At least 8 characters' } };

export const WithError: Story = { args: { required: true, error: 'Invalid login or password' } };

export const Disabled: Story = { args: { defaultValue: 'correct horse', disabled: true } };

export const Revealed: Story = {
  args: { defaultValue: 'correct horse' },
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByLabelText('Password');
    await waitFor(() => expect(input).toHaveAttribute('type', 'password'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Show password', pressed: false }));
    await waitFor(() => expect(input).toHaveAttribute('type', 'text'));
    await waitFor(() => expect(input).toHaveValue('correct horse'));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Show password', pressed: true })).toBeVisible(),
    );
  },
};
