import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { RadioGroup } from './RadioGroup';

const meta = {
  component: RadioGroup,
  args: {
    label: 'Who sees your contacts?',
    name: 'privacy',
    options: [
      { value: 'NONE', label: 'Everybody in the community' },
      { value: 'PRIVATE', label: 'Nobody', hint: 'Introductions go to a manager first' },
      { value: 'CUSTOM', label: 'Only some of them' },
    ],
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = {
  args: { defaultValue: 'NONE' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: /Nobody/ })).toBeChecked());
  },
};
export const WithError: Story = {
  args: { required: true, error: 'Choose one of them', hint: 'You can change it at any time' },
};
export const Disabled: Story = {
  args: {
    defaultValue: 'a',
    options: [
      { value: 'a', label: 'Open', disabled: true },
      { value: 'b', label: 'By invitation', disabled: true },
    ],
  },
};
