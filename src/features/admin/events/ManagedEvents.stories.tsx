import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { answering } from '../../../../tests/support/fakeServer/inStory';
import { refusal } from '../../../../tests/support/fakeServer/refusal';
import type { FakeServer } from '../../../../tests/support/fakeServer/fakeServer';
import { queryClient } from '../../../api/queryClient';
import {
  calledOff,
  eventNow,
  podcast,
  potluck,
  supper,
  trying,
  walk,
} from '../../../components/story/sampleEvents';
import { inLanguage, texts } from '../../../components/story/story';
import { contract } from '../../../generated/api/contract';
import ManagedEvents, { type ManagedEventsProps } from './ManagedEvents';

const { getPastEvents, getUpcomingEvents } = contract.event;

const serving = (prepare: (server: FakeServer) => void) => () => {
  queryClient.clear();
  const leave = answering((server) => {
    server.answer(getPastEvents, { items: [walk], page: 0, hasMore: false });
    prepare(server);
  })();
  return () => {
    leave();
    queryClient.clear();
  };
};
const items = [potluck, podcast, { ...supper, waitingCount: 3 }, calledOff, trying];

/** With the state that is in the address on its screen. */
function WithView({ view: initial, ...props }: ManagedEventsProps) {
  const [view, setView] = useState(initial);
  return <ManagedEvents {...props} view={view} onView={setView} />;
}

const meta = {
  title: 'features/admin/events',
  component: ManagedEvents,
  render: (args) => <WithView {...args} />,
  loaders: [texts],
  decorators: [inLanguage],
  parameters: { layout: 'padded' },
  args: {
    communityId: 'circle',
    create: '/event/create',
    now: eventNow,
    toEvent: (id) => `/event/${id}`,
    view: { which: 'upcoming', search: '' },
    onView: () => undefined,
  },
  beforeEach: serving(({ answer }) =>
    answer(getUpcomingEvents, ({ query: { search } }) => ({
      items: search ? [] : items,
      page: 0,
      hasMore: !search,
    })),
  ),
} satisfies Meta<typeof ManagedEvents>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Upcoming: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Upcoming' })).toBeVisible());
  },
};

export const Past: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Past' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: walk.title })).toBeVisible());
  },
};

export const NoneFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'zzz{Enter}');
    await waitFor(() => expect(canvas.getByText('No events found. Try fewer words.')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
  },
};

/** For administrators, who are no members. */
export const NoneYet: Story = {
  args: { create: undefined },
  beforeEach: serving(({ answer }) => answer(getUpcomingEvents, { items: [], page: 0, hasMore: false })),
};

export const Loading: Story = {
  beforeEach: serving(({ answer }) => answer(getUpcomingEvents, () => new Promise(() => undefined))),
};

export const Failed: Story = {
  beforeEach: serving(({ answer }) => answer(getUpcomingEvents, refusal(1000, 'Sorry', 400))),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
  },
};
