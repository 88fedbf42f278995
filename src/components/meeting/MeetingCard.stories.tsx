import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { answering } from '../../../tests/support/fakeServer/inStory';
import { refusal } from '../../../tests/support/fakeServer/refusal';
import { contract } from '../../generated/api/contract';
import type { Meeting } from '../../generated/api/meeting';
import { agreed, offered, storyNow } from '../story/meetings';
import { inLanguage, texts } from '../story/story';
import { MeetingCard } from './MeetingCard';

const { cancelMeeting, getMeetingFile } = contract.meeting;
const cancelled: Meeting = { ...agreed, state: 'CANCELLED', acts: [] };
const onChange = fn();

const meta = {
  component: MeetingCard,
  loaders: [texts],
  decorators: [inLanguage],
  args: {
    meeting: agreed,
    meetingUrl: 'https://meet.example/{id}',
    zone: 'Europe/Belgrade',
    now: storyNow,
    onChange,
  },
  beforeEach: answering(({ answer }) => {
    answer(cancelMeeting, cancelled);
    answer(getMeetingFile, refusal(1110, 'Not found', 404));
  }),
} satisfies Meta<typeof MeetingCard>;
export default meta;

type Story = StoryObj<typeof meta>;

const own = { ...offered.message!, own: true };

export const ProposedByMe: Story = {
  args: { meeting: { ...offered, message: own, state: 'PROPOSED_BY_ME', acts: ['PROPOSE', 'CANCEL'] } },
};

export const WithoutWords: Story = { args: { meeting: { ...offered, message: null } } };

/** The two agree on the location between themselves. */
export const WhereLater: Story = {
  args: { meeting: { ...agreed, place: { kind: 'LATER', text: '', url: null } } },
};

export const ProposedByThem: Story = { args: { meeting: offered } };

export const Lapsed: Story = {
  args: { meeting: { ...offered, state: 'LAPSED', acts: ['PROPOSE', 'CANCEL'], slots: [] } },
};

export const Agreed: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Wed 25 November, 18:30–19:00 (GMT+1)')).toBeVisible());
    await waitFor(() =>
      expect(canvas.getByText('For Vera, it’s Wed 25 November, 17:30–18:00 (GMT)')).toBeVisible(),
    );
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /^Open the call with / })).toHaveAttribute(
        'href',
        'https://meet.example/m1',
      ),
    );
  },
};

export const AgreedAtAPlace: Story = {
  args: { meeting: { ...agreed, place: { kind: 'PLACE', text: 'Café Central, Rua Nova 12', url: null } } },
};

/** Another time was offered in place of the agreed one. */
export const Moving: Story = {
  args: {
    meeting: {
      ...agreed,
      slots: offered.slots,
      acts: ['PICK', 'PROPOSE', 'CANCEL', 'SAVE'],
      offered: { minutes: 60, place: { kind: 'PLACE', text: 'Café Central', url: null } },
    },
  },
};

export const Past: Story = { args: { meeting: { ...agreed, state: 'PAST', acts: [] } } };

export const Cancelled: Story = { args: { meeting: cancelled } };

export const CallingOff: Story = {
  play: async ({ canvas, userEvent }) => {
    onChange.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: /^Call off the meeting with / }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Meeting Vera' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Call off' }));
    await waitFor(() => expect(onChange).toHaveBeenCalledWith(cancelled));
  },
};

export const FileFailed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Add to calendar the meeting with / }));
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
  },
};
