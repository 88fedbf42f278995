import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { inLanguage, texts } from '../story/story';
import HideDialog from './HideDialog';
import { sampleCards } from './sampleCards';

const onHide = fn(() => Promise.resolve(true));

const meta = {
  component: HideDialog,
  loaders: [texts],
  decorators: [inLanguage],
  args: { person: sampleCards[0]!.subject, onHide, onClose: fn() },
} satisfies Meta<typeof HideDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const Trying: Story = { args: { person: sampleCards[2]!.subject }, play: Empty.play };

/** Another reason, and a note. */
export const Filled: Story = {
  args: { onClose: fn() },
  play: async ({ userEvent, args }) => {
    onHide.mockClear();
    const radios = await screen.findAllByRole('radio');
    await userEvent.click(radios[1]!);
    await userEvent.type(await screen.findByRole('textbox'), 'From school{Tab}');
    const [submit] = (await screen.findAllByRole('button')).filter(
      (button) => button.getAttribute('type') === 'submit',
    );
    await userEvent.click(submit!);
    await waitFor(() => expect(onHide).toHaveBeenCalledWith('ALREADY_KNOW', 'From school'));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

/** The server refused; the input stays. */
export const Refused: Story = {
  args: { onHide: fn(() => Promise.resolve(false)), onClose: fn() },
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByRole('textbox'), 'From school{Tab}');
    const [submit] = (await screen.findAllByRole('button')).filter(
      (button) => button.getAttribute('type') === 'submit',
    );
    await userEvent.click(submit!);
    await waitFor(() => expect(args.onHide).toHaveBeenCalled());
    await waitFor(() => expect(submit).toBeEnabled());
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue('From school'));
    await waitFor(() => expect(args.onClose).not.toHaveBeenCalled());
  },
};
