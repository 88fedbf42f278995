import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { answering } from '../../../tests/support/fakeServer/inStory';
import { refusal } from '../../../tests/support/fakeServer/refusal';
import { contract } from '../../generated/api/contract';
import { agreed, offered, storyNow } from '../story/meetings';
import { inLanguage, texts } from '../story/story';
import { ProposeTimes } from './ProposeTimes';

const { proposeMeeting } = contract.meeting;
const onDone = fn();

const meta = {
  component: ProposeTimes,
  loaders: [texts],
  decorators: [inLanguage],
  args: {
    subject: offered.subject,
    theirZone: 'Europe/Lisbon',
    zone: 'Europe/Belgrade',
    now: storyNow,
    meetingUrl: 'https://meet.example/{id}',
    onDone,
  },
  beforeEach: answering(({ answer }) => answer(proposeMeeting, offered)),
} satisfies Meta<typeof ProposeTimes>;
export default meta;

type Story = StoryObj<typeof meta>;

const setTime = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

/** A time is shown in both zones before it is sent. */
export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    onDone.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: 'Suggest these times' }));
    const first = await canvas.findByLabelText('First time');
    await waitFor(() => expect(first).toHaveAccessibleDescription('Choose at least one time'));
    setTime(first, '2026-11-25T18:30');
    await userEvent.click(await canvas.findByRole('button', { name: 'Suggest these times' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(offered));
  },
};

export const BothZones: Story = {
  play: async ({ canvas }) => {
    const first = await canvas.findByLabelText('First time');
    setTime(first, '2026-11-25T18:30');
    await waitFor(() =>
      expect(first).toHaveAccessibleDescription('For Vera, it’s Wed 25 November, 17:30–18:00 (GMT)'),
    );
  },
};

/** On the night that clocks are put forward. */
export const SkippedHour: Story = {
  args: { now: () => new Date('2027-03-20T09:00:00Z'), theirZone: 'Europe/Belgrade' },
  play: async ({ canvas }) => {
    const first = await canvas.findByLabelText('First time');
    setTime(first, '2027-03-28T02:30');
    await waitFor(() => expect(first).toHaveAccessibleDescription(/^Clocks skip this hour: .*03:30/));
  },
};

/** A community without a video address. */
export const NoCommunityAddress: Story = {
  args: { meetingUrl: '' },
  play: async ({ canvas, userEvent }) => {
    setTime(await canvas.findByLabelText('First time'), '2026-11-25T18:30');
    const address = await canvas.findByRole('textbox', { name: 'Address of the call' });
    await userEvent.type(address, 'meet.example');
    await userEvent.click(await canvas.findByRole('button', { name: 'Suggest these times' }));
    await waitFor(() =>
      expect(address).toHaveAccessibleDescription('Enter an address that begins with https://'),
    );
  },
};

export const Rescheduling: Story = {
  args: {
    meeting: { ...agreed, place: { kind: 'PLACE', text: 'Café Central', url: null } },
  },
};

export const Refused: Story = {
  beforeEach: answering(({ answer }) =>
    answer(proposeMeeting, refusal(1181, 'The two of you are arranging a meeting already.', 409)),
  ),
  play: async ({ canvas, userEvent }) => {
    setTime(await canvas.findByLabelText('First time'), '2026-11-25T18:30');
    await userEvent.click(await canvas.findByRole('button', { name: 'Suggest these times' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
  },
};
