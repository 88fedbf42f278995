import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { answering } from '../../../tests/support/fakeServer/inStory';
import { refusal } from '../../../tests/support/fakeServer/refusal';
import { contract } from '../../generated/api/contract';
import { inLanguage, texts } from '../story/story';
import { PrivateNote } from './PrivateNote';

const { updateNote } = contract.meeting;
const onSaved = fn();

const meta = {
  component: PrivateNote,
  loaders: [texts],
  decorators: [inLanguage],
  args: { match: { matchingId: 'p1', note: 'Met at the breakfast.' }, onSaved },
  beforeEach: answering(({ answer }) => answer(updateNote, 'OK')),
} satisfies Meta<typeof PrivateNote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Saved: Story = {
  play: async ({ canvas, userEvent }) => {
    onSaved.mockClear();
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Private note' }), ' Likes tea.');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith('Met at the breakfast. Likes tea.'));
    await waitFor(() => expect(canvas.getByText('Saved')).toBeVisible());
  },
};

export const Empty: Story = { args: { match: { matchingId: 'p1', note: null } } };

/** The input stays. */
export const Failed: Story = {
  beforeEach: answering(({ answer }) => answer(updateNote, refusal(1110, 'Not found', 404))),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Private note' });
    await userEvent.type(field, ' More.');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(field).toBeInvalid());
    await waitFor(() => expect(field).toHaveValue('Met at the breakfast. More.'));
  },
};
