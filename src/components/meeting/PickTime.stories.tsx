import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { answering } from '../../../tests/support/fakeServer/inStory';
import { refusal } from '../../../tests/support/fakeServer/refusal';
import { contract } from '../../generated/api/contract';
import { agreed, offered } from '../story/meetings';
import { inLanguage, texts } from '../story/story';
import { PickTime } from './PickTime';

const { pickMeetingTime } = contract.meeting;
const onDone = fn();

const meta = {
  component: PickTime,
  loaders: [texts],
  decorators: [inLanguage],
  args: { meeting: offered, zone: 'Europe/Belgrade', onDone },
  beforeEach: answering(({ answer }) => answer(pickMeetingTime, agreed)),
} satisfies Meta<typeof PickTime>;
export default meta;

type Story = StoryObj<typeof meta>;

/** With the keyboard only. */
export const Picking: Story = {
  play: async ({ canvas, userEvent }) => {
    onDone.mockClear();
    const submit = await canvas.findByRole('button', { name: /^Agree to this time with / });
    await userEvent.click(submit);
    await waitFor(() => expect(canvas.getByText('Choose a time')).toBeVisible());
    const [first] = await canvas.findAllByRole('radio');
    first?.focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(first).toBeChecked());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(agreed));
  },
};

export const SameClocks: Story = { args: { zone: 'Europe/Lisbon' } };

export const ChangedMeanwhile: Story = {
  beforeEach: answering(({ answer }) =>
    answer(pickMeetingTime, refusal(1180, 'This meeting has changed in the meantime.', 409)),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('radio'))[1]!);
    await userEvent.click(await canvas.findByRole('button', { name: /^Agree to this time with / }));
    await waitFor(() => expect(canvas.getByText(/changed in the meantime/)).toBeVisible());
  },
};
