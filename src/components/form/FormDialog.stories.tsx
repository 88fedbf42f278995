import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { TextField } from '../../ui/TextField/TextField';
import { inLanguage, texts } from '../story/story';
import { FormDialog } from './FormDialog';
import { useSubmit } from './useSubmit';

interface SampleProps {
  onSend: (name: string) => Promise<unknown>;
  onClose: () => void;
}

/** A dialog that asks for a name. */
function Sample({ onSend, onClose }: SampleProps) {
  const [name, setName] = useState('');
  const form = useSubmit<'name'>({
    check: () => (name ? {} : { name: 'Give it a name' }),
    send: async () => {
      await onSend(name);
      onClose();
    },
  });
  return (
    <FormDialog title="Name the list" form={form} submitLabel="Save" loadingLabel="Saving" onClose={onClose}>
      <TextField
        label="Name"
        required
        value={name}
        error={form.wrong.name}
        onChange={({ target }) => setName(target.value)}
      />
    </FormDialog>
  );
}

const meta = {
  component: Sample,
  loaders: [texts],
  decorators: [inLanguage],
  args: { onSend: fn(() => Promise.resolve()), onClose: fn() },
} satisfies Meta<typeof Sample>;
export default meta;

type Story = StoryObj<typeof meta>;

const shown: Story['play'] = async () => {
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
};

export const Empty: Story = { play: shown };

/** A missing value is reported at its field, which gets the focus. */
export const Missing: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
    await waitFor(() => expect(screen.getByRole('textbox')).toBeInvalid());
    await waitFor(() => expect(args.onSend).not.toHaveBeenCalled());
  },
};

/** Pressed twice, it is sent once. */
export const Sending: Story = {
  args: { onSend: fn(() => new Promise(() => undefined)) },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox'), 'Berlin{Enter}{Enter}');
    await waitFor(() => expect(args.onSend).toHaveBeenCalledTimes(1));
  },
};

/** The dialog stays open with its input and shows the error. */
export const Refused: Story = {
  args: { onSend: fn(() => Promise.reject(new Error('no'))) },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox'), 'Berlin{Enter}');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/./));
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue('Berlin'));
    await waitFor(() => expect(args.onClose).not.toHaveBeenCalled());
  },
};
