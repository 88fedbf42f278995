import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { answering } from '../../../tests/support/fakeServer/inStory';
import { refusal } from '../../../tests/support/fakeServer/refusal';
import { contract } from '../../generated/api/contract';
import { match } from '../story/meetings';
import { inLanguage, texts } from '../story/story';
import { RateMeeting } from './RateMeeting';

const { updateNote, updateScore } = contract.meeting;
const onDone = fn();

const meta = {
  component: RateMeeting,
  loaders: [texts],
  decorators: [inLanguage],
  args: { match, onDone },
  beforeEach: answering(({ answer }) => {
    answer(updateScore, 'OK');
    answer(updateNote, 'OK');
  }),
} satisfies Meta<typeof RateMeeting>;
export default meta;

type Story = StoryObj<typeof meta>;

/** With the keyboard: arrows choose; the last option is that the two could not meet. */
export const Rating: Story = {
  play: async ({ canvas, userEvent }) => {
    onDone.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: 'Save rating' }));
    await waitFor(() =>
      expect(canvas.getByText('Choose a rating, or say that you couldn’t meet')).toBeVisible(),
    );
    const first = await canvas.findByRole('radio', { name: /^1/ });
    first.focus();
    await userEvent.keyboard(' {ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: '2' })).toBeChecked());
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Private note' }), 'Knows the auditors.');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save rating' }));
    await waitFor(() => expect(onDone).toHaveBeenCalled());
  },
};

/** Nothing is chosen: the first score has the focus, and the group was exposed as required. */
export const NotRated: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save rating' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: /^1/ })).toHaveFocus());
  },
};

export const Rated: Story = { args: { match: { ...match, score: 5, note: 'Knows the auditors.' } } };

export const CouldNotMeet: Story = { args: { match: { ...match, couldNotMeet: true } } };

export const Refused: Story = {
  args: { match: { ...match, score: 3 } },
  beforeEach: answering(({ answer }) => answer(updateScore, refusal(1110, 'Not found', 404))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save rating' }));
    await waitFor(() => expect(canvas.getByRole('group')).toHaveAccessibleDescription(/./));
    await waitFor(() =>
      expect(canvas.getByRole('radio', { name: '3' })).toHaveAttribute('aria-invalid', 'true'),
    );
  },
};
