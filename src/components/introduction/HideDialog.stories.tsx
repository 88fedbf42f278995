import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { inLanguage, texts } from '../story/story';
import HideDialog from './HideDialog';
import { sampleCards } from './sampleCards';

const onHide = fn(() => Promise.resolve());

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
  play: async ({ userEvent }) => {
    onHide.mockClear();
    const radios = await screen.findAllByRole('radio');
    await userEvent.click(radios[1]!);
    await userEvent.type(screen.getByRole('textbox'), 'From school{Tab}');
    const [submit] = screen
      .getAllByRole('button')
      .filter((button) => button.getAttribute('type') === 'submit');
    await userEvent.click(submit!);
    await waitFor(() => expect(onHide).toHaveBeenCalledWith('ALREADY_KNOW', 'From school'));
  },
};
