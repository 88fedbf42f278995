import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { answering } from '../../../../tests/support/fakeServer/inStory';
import { refusal } from '../../../../tests/support/fakeServer/refusal';
import type { FakeServer } from '../../../../tests/support/fakeServer/fakeServer';
import { queryClient } from '../../../api/queryClient';
import { inLanguage, texts } from '../../../components/story/story';
import { contract } from '../../../generated/api/contract';
import { CheckInPage } from './CheckInPage';
import { sampleCheckInPage, letInAs } from './sampleCheckIn';

const { getCheckIn, letIn } = contract.checkIn;

const serving = (prepare: (server: FakeServer) => void) => () => {
  queryClient.clear();
  localStorage.removeItem('checkIn.e1');
  const leave = answering(prepare)();
  return () => {
    leave();
    queryClient.clear();
    localStorage.removeItem('checkIn.e1');
  };
};

const meta = {
  title: 'features/organise/checkIn',
  component: CheckInPage,
  loaders: [texts],
  decorators: [inLanguage],
  parameters: { layout: 'fullscreen' },
  args: { eventId: 'e1', eventPath: '/event/e1' },
  beforeEach: serving(({ answer }) => {
    answer(getCheckIn, sampleCheckInPage);
    answer(letIn, ({ body }) => letInAs('CHECKED_IN', body.personId));
  }),
} satisfies Meta<typeof CheckInPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(document.querySelector('[inert][aria-busy=true]')).toBeNull());
    await waitFor(() => expect(canvas.getByText('1 of 4 are here')).toBeVisible());
  },
};

export const Welcome: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check in Ada Byron' }));
    await waitFor(() => expect(canvas.getByText('Welcome, Ada Byron')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('2 of 4 are here')).toBeVisible());
  },
};

/** Scanned before, by somebody else. */
export const Already: Story = {
  args: { scanned: `#p0.${'a'.repeat(22)}` },
  beforeEach: serving(({ answer }) => {
    answer(getCheckIn, sampleCheckInPage);
    answer(letIn, letInAs('ALREADY', 'p0'));
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check in' }));
    await waitFor(() => expect(canvas.getByText('Ada Byron is here already')).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/^Checked in by Olga/)).toBeVisible());
  },
};

/** One was ticked off without a connection, and is on its way. */
export const Offline: Story = {
  beforeEach: () => {
    const leave = serving(({ answer }) => {
      answer(getCheckIn, sampleCheckInPage);
      answer(letIn, () => new Promise(() => undefined));
    })();
    const waiting = { kind: 'IN', personId: 'p1', scanId: 'scan-0001', at: '2026-11-24T18:00:00.000Z' };
    localStorage.setItem('checkIn.e1', JSON.stringify([waiting]));
    return leave;
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('1 check-in hasn’t been sent yet')).toBeVisible());
  },
};

export const NobodyYet: Story = {
  beforeEach: serving(({ answer }) =>
    answer(getCheckIn, { ...sampleCheckInPage, list: [], confirmed: 0, checkedIn: 0 }),
  ),
};

export const Loading: Story = {
  beforeEach: serving(({ answer }) => answer(getCheckIn, () => new Promise(() => undefined))),
};

export const ForOrganisersOnly: Story = {
  beforeEach: serving(({ answer }) => answer(getCheckIn, refusal(1109, 'No', 403))),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('For organisers only')).toBeVisible());
  },
};

export const Cancelled: Story = {
  beforeEach: serving(({ answer }) => answer(getCheckIn, refusal(1205, 'No', 409))),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('This event has been cancelled')).toBeVisible());
  },
};

export const Failed: Story = {
  beforeEach: serving(({ answer }) => answer(getCheckIn, refusal(1000, 'Sorry', 400))),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
  },
};
