import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { CodeInput, type CodeInputProps } from './CodeInput';

const meta = {
  component: CodeInput,
  args: { label: 'Code from the email', value: '', onChange: () => undefined, onComplete: fn() },
  render: function Stateful(args: CodeInputProps) {
    const [value, setValue] = useState(args.value);
    return <CodeInput {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof CodeInput>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: 'Valid for ten minutes' } };
export const Half: Story = { args: { value: '481' } };
export const WithError: Story = { args: { value: '481052', error: 'Invalid code' } };
export const Disabled: Story = { args: { value: '481052', disabled: true } };

export const Typed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText('Code from the email'), '48a1 052');
    await waitFor(() => expect(canvas.getByLabelText('Code from the email')).toHaveValue('481052'));
    await waitFor(() => expect(args.onComplete).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(args.onComplete).toHaveBeenLastCalledWith('481052'));
  },
};

export const Pasted: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByLabelText('Code from the email'));
    await userEvent.paste('Your code: 481 052');
    await waitFor(() => expect(args.onComplete).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(args.onComplete).toHaveBeenLastCalledWith('481052'));
  },
};
