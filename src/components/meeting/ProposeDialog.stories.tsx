import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { answering } from '../../../tests/support/fakeServer/inStory';
import type { FakeServer } from '../../../tests/support/fakeServer/fakeServer';
import { refusal } from '../../../tests/support/fakeServer/refusal';
import { queryClient } from '../../api/queryClient';
import { contract } from '../../generated/api/contract';
import { agreed, free, offered, storyNow } from '../story/meetings';
import { inLanguage, texts } from '../story/story';
import ProposeDialog from './ProposeDialog';

const { getFreeTimes, proposeMeeting } = contract.meeting;
const onDone = fn();
const onClose = fn();

const serving =
  (prepare: (server: FakeServer) => void = () => undefined) =>
  () => {
    onDone.mockClear();
    queryClient.clear();
    const leave = answering((server) => {
      server.answer(getFreeTimes, free);
      server.answer(proposeMeeting, offered);
      prepare(server);
    })();
    return () => {
      leave();
      queryClient.clear();
    };
  };

const meta = {
  component: ProposeDialog,
  loaders: [texts],
  decorators: [inLanguage],
  args: {
    subject: offered.subject,
    zone: 'Europe/Belgrade',
    now: storyNow,
    meetingUrl: 'https://meet.example/{id}',
    onDone,
    onClose,
  },
  beforeEach: serving(),
} satisfies Meta<typeof ProposeDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const send = () => screen.findByRole('button', { name: 'Send suggestion' });
const time = (name: RegExp) => screen.findByRole('checkbox', { name });
const setTime = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

/** Each time is shown on the clocks of both. */
export const FreeTimes: Story = {
  play: async () => {
    const first = await screen.findByRole('group', { name: 'Tue 24 November' });
    await waitFor(() => expect(first).toHaveTextContent('14:00 13:00 for Vera'));
    await waitFor(() => expect(screen.getAllByRole('group', { name: /November$/ })).toHaveLength(3));
  },
};

/** A press on a time, and one that sends it. */
export const TwoPresses: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click((await screen.findAllByRole('checkbox'))[0]!);
    await userEvent.click(await send());
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(offered));
  },
};

/** With the keyboard only; nothing chosen is said where the times are. */
export const ByKeyboard: Story = {
  play: async ({ userEvent }) => {
    const [first] = await screen.findAllByRole('checkbox');
    (await send()).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(first).toHaveFocus());
    await waitFor(() => expect(first).toHaveAccessibleDescription(/^Choose at least one time/));
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    (await send()).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(offered));
  },
};

/** Three are chosen: the others ignore presses. */
export const ThreeChosen: Story = {
  play: async ({ userEvent }) => {
    const times = await screen.findAllByRole('checkbox');
    for (const each of times.slice(0, 4)) await userEvent.click(each);
    await waitFor(() => expect(times.filter((each) => (each as HTMLInputElement).checked)).toHaveLength(3));
    await waitFor(() => expect(times[3]).toHaveAttribute('aria-disabled', 'true'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Add a time of your own' })).toBeNull());
  },
};

export const LaterDays: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Show later days' }));
    await waitFor(() => expect(screen.getAllByRole('group', { name: /November$/ })).toHaveLength(5));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show later days' })).toBeNull());
  },
};

/** The weekday of the other where it is another. */
export const FarAway: Story = {
  args: { zone: 'America/Los_Angeles' },
  beforeEach: serving(({ answer }) =>
    answer(getFreeTimes, {
      times: ['2026-11-24T23:00:00.000Z', '2026-11-25T05:30:00.000Z'],
      inWorkingHours: false,
      theirTimeZone: 'Asia/Tokyo',
    }),
  ),
  play: async () => {
    await time(/^15:00 ?Wed 08:00 for Vera$/);
    await waitFor(() => expect(screen.getByText(/early or late for one of you/)).toBeVisible());
  },
};

export const SameClocks: Story = {
  args: { zone: 'Europe/Lisbon' },
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('checkbox', { name: '13:00' })).toHaveLength(3));
    await waitFor(() => expect(screen.getByText(/They’re the same for Vera/)).toBeVisible());
  },
};

/** Sent too early, it says at once what is missing. */
export const Looking: Story = {
  beforeEach: serving(({ answer }) => answer(getFreeTimes, () => new Promise(() => undefined))),
  play: async ({ userEvent }) => {
    await waitFor(() => expect(document.querySelector('[inert][aria-busy=true]')).not.toBeNull());
    await userEvent.click(await send());
    const times = await screen.findByRole('group', { name: 'Choose up to three times' });
    await waitFor(() => expect(times).toHaveFocus());
    await waitFor(() => expect(times).toHaveAccessibleDescription(/^Choose at least one time/));
  },
};

/** Then times are typed. */
export const NoneFree: Story = {
  beforeEach: serving(({ answer }) => answer(getFreeTimes, { ...free, times: [] })),
  play: async ({ userEvent }) => {
    const own = await screen.findByLabelText('A time of your own');
    await userEvent.click(await send());
    await waitFor(() => expect(own).toHaveAccessibleDescription(/^Choose at least one time/));
    setTime(own, '2026-11-25T18:30');
    await waitFor(() =>
      expect(own).toHaveAccessibleDescription(/For Vera, it’s Wed 25 November, 17:30–18:00 \(GMT\)/),
    );
    await userEvent.click(await send());
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(offered));
  },
};

export const NotLoaded: Story = {
  beforeEach: serving(({ answer }) => answer(getFreeTimes, refusal(1000, 'Not now', 400))),
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByText(/Couldn’t look up free times/)).toBeVisible());
    await screen.findByLabelText('A time of your own');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  },
};

/** On the night that clocks are put forward. */
export const SkippedHour: Story = {
  args: { now: () => new Date('2027-03-20T09:00:00Z') },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add a time of your own' }));
    const own = await screen.findByLabelText('A time of your own');
    setTime(own, '2027-03-28T02:30');
    await waitFor(() =>
      expect(own).toHaveAccessibleDescription(/^The clocks go forward that night, so it will be .*03:30/),
    );
  },
};

/** A community without a video address: where to meet can be agreed later, or typed. */
export const NoCommunityAddress: Story = {
  args: { meetingUrl: '' },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByRole('radio', { name: 'We’ll agree on it later' })).toBeChecked());
    await userEvent.click((await screen.findAllByRole('checkbox'))[0]!);
    await userEvent.click(await screen.findByRole('radio', { name: 'A video call on my own link' }));
    const address = await screen.findByRole('textbox', { name: 'Link to the call' });
    await userEvent.type(address, 'meet.example');
    await userEvent.click(await send());
    await waitFor(() =>
      expect(address).toHaveAccessibleDescription('Enter a link that starts with https://'),
    );
  },
};

export const Rescheduling: Story = {
  args: {
    meeting: { ...agreed, minutes: 45, place: { kind: 'PLACE', text: 'Café Central', url: null } },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Place' })).toHaveValue('Café Central'));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'How long' })).toHaveValue('45'));
  },
};

/** Everything that was chosen and typed is still there. */
export const Refused: Story = {
  beforeEach: serving(({ answer }) =>
    answer(proposeMeeting, refusal(1181, 'The two of you are already arranging a meeting.', 409)),
  ),
  play: async ({ userEvent }) => {
    const [first] = await screen.findAllByRole('checkbox');
    await userEvent.click(first!);
    const words = await screen.findByRole('textbox', { name: /A few words/ });
    await userEvent.type(words, 'About your first clinics');
    await userEvent.click(await send());
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
    await waitFor(() => expect(first).toBeChecked());
    await waitFor(() => expect(words).toHaveValue('About your first clinics'));
  },
};
