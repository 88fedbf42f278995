import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Link } from '../Link/Link';
import { Checkbox } from './Checkbox';

const meta = { component: Checkbox, args: { label: 'Send me new contacts by email' } } satisfies Meta<
  typeof Checkbox
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByRole('checkbox')).toBeChecked());
    await userEvent.click(await canvas.findByText('Send me new contacts by email'));
    await waitFor(() => expect(canvas.getByRole('checkbox')).not.toBeChecked());
  },
};
export const Checked: Story = { args: { defaultChecked: true } };
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
export const WithHint: Story = { args: { hint: 'On Tuesdays, at most one email a week.' } };
export const WithError: Story = {
  args: {
    required: true,
    label: (
      <>
        I agree to the <Link href="/docs/agreement_nw.html">terms of use</Link> and the{' '}
        <Link href="/docs/policy.html">privacy policy</Link>
      </>
    ),
    error: 'Confidentiality agreement required',
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Confidentiality agreement required'),
    );
  },
};
