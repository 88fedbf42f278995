import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { NativeSelect } from './NativeSelect';

const meta = {
  component: NativeSelect,
  args: {
    label: 'Language',
    defaultValue: 'en',
    options: [
      { value: 'en', label: 'English' },
      { value: 'ru', label: 'Русский' },
    ],
  },
} satisfies Meta<typeof NativeSelect>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Language'), 'ru');
    await waitFor(() => expect(canvas.getByLabelText('Language')).toHaveValue('ru'));
  },
};
export const LabelHidden: Story = { args: { hideLabel: true } };
export const WithError: Story = { args: { error: 'Choose one of them' } };
export const Disabled: Story = { args: { disabled: true } };
