import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { createElement, Suspense } from 'react';
import { answering } from '../../../tests/support/fakeServer/inStory';
import { refusal } from '../../../tests/support/fakeServer/refusal';
import type { FakeServer } from '../../../tests/support/fakeServer/fakeServer';
import { queryClient } from '../../api/queryClient';
import { eventNow, potluck, supper } from '../../components/story/sampleEvents';
import { inLanguage, texts } from '../../components/story/story';
import { contract } from '../../generated/api/contract';
import { Container } from '../../ui/Container/Container';
import { sampleWaitingList } from './waitingList/sampleWaitingList';
import OrganisePanel from './OrganisePanel';
import { participantsQuery } from './organiseQueries';
import { pageOf, participantAt, waiting } from './sampleParticipants';

const { listParticipants } = contract.organiser;
const { getWaitingList } = contract.event;

const serving = (prepare: (server: FakeServer) => void) => () => {
  queryClient.clear();
  const leave = answering(prepare)();
  return () => {
    leave();
    queryClient.clear();
  };
};

const meta = {
  title: 'features/organise/panel',
  component: OrganisePanel,
  loaders: [texts],
  decorators: [
    (Story) => createElement(Suspense, { fallback: null }, createElement(Container, null, Story())),
    inLanguage,
  ],
  parameters: { layout: 'fullscreen' },
  args: { event: { ...supper, mayEdit: true }, checkInPath: '/event/e-supper/check-in', now: eventNow },
} satisfies Meta<typeof OrganisePanel>;
export default meta;

type Story = StoryObj<typeof meta>;

const there: Story['play'] = async () => {
  await waitFor(() => expect(document.querySelector('[inert][aria-busy=true]')).toBeNull());
};

export const Waiting: Story = {
  beforeEach: serving(({ answer }) => answer(listParticipants, waiting)),
  play: there,
};

/** The viewer has a request, too, which somebody else decides (SAF-05). */
export const OwnRequest: Story = {
  beforeEach: serving(({ answer }) =>
    answer(listParticipants, pageOf([participantAt(0, { mayDecide: false }), participantAt(1)])),
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/This is you, so another organiser/)).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Select Ada Byron' })).toBeDisabled());
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Approve Ada Byron' })).toBeNull());
  },
};

/** Participants of a free and open event: nobody needs an answer. */
export const Going: Story = {
  args: { event: { ...potluck, mayEdit: true } },
  beforeEach: serving(({ answer }) =>
    answer(
      listParticipants,
      pageOf(
        [0, 1, 2, 3].map((at) => participantAt(at, { status: 'CONFIRMED' })),
        true,
      ),
    ),
  ),
  play: there,
};

export const Chosen: Story = {
  ...Waiting,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Select Ada/ }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Select Bo/ }));
    await waitFor(() => expect(canvas.getByText('2 selected')).toBeVisible());
  },
};

/** A full event with a waiting list. */
export const WithALine: Story = {
  args: { event: { ...supper, mayEdit: true, isFull: true, waitingListEnabled: true, waitingCount: 4 } },
  beforeEach: serving(({ answer }) => {
    answer(listParticipants, waiting);
    answer(getWaitingList, sampleWaitingList);
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Waiting list 4' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Offer the next place to Mei Lin' })).toBeVisible(),
    );
    await waitFor(() => expect(canvas.queryByRole('searchbox')).toBeNull());
  },
};

/** A long way down the list: those before are a press away. */
export const FurtherDown: Story = {
  args: { event: { ...potluck, mayEdit: true } },
  beforeEach: () => {
    const fourth = pageOf(
      [0, 1, 2].map((at) => participantAt(at, { status: 'CONFIRMED' })),
      true,
      3,
    );
    const leave = serving(({ answer }) => answer(listParticipants, fourth))();
    const { queryKey } = participantsQuery(potluck.id, 'CONFIRMED', '');
    queryClient.setQueryData(queryKey, { pages: [fourth], pageParams: [3] });
    return leave;
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Show earlier ones' })).toBeVisible());
  },
};

/** A name that nobody has. */
export const NobodyFound: Story = {
  beforeEach: serving(({ answer }) =>
    answer(listParticipants, ({ query: { search } }) => (search ? pageOf([]) : waiting)),
  ),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'Zzz');
    await waitFor(() => expect(canvas.getByText('Nobody found')).toBeVisible());
  },
};

/** Cancelled: it has no check-in. */
export const Cancelled: Story = {
  args: { event: { ...supper, mayEdit: true, isCancelled: true }, checkInPath: undefined },
  beforeEach: serving(({ answer }) => answer(listParticipants, waiting)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Export CSV' })).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Check in' })).toBeNull());
  },
};

export const NobodyYet: Story = {
  beforeEach: serving(({ answer }) => answer(listParticipants, pageOf([]))),
  play: there,
};

export const Loading: Story = {
  beforeEach: serving(({ answer }) => answer(listParticipants, () => new Promise(() => undefined))),
};

export const Failed: Story = {
  beforeEach: serving(({ answer }) => answer(listParticipants, refusal(1000, 'Sorry', 400))),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Couldn’t load the people')).toBeVisible());
  },
};
