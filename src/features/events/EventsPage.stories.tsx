import { onlineManager } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering } from '../../../tests/support/fakeServer/inStory';
import { refusal } from '../../../tests/support/fakeServer/refusal';
import { queryClient } from '../../api/queryClient';
import { eventNow, sampleEvents, sampleMonth, walk } from '../../components/story/sampleEvents';
import { inLanguage, texts } from '../../components/story/story';
import { contract } from '../../generated/api/contract';
import type { EventMonth, EventPage } from '../../generated/api/event';
import { EventsPage, type EventsPageProps } from './EventsPage';
import { parseParams } from './eventsParams';

const { getUpcomingEvents, getPastEvents, getEventMonth } = contract.event;
const page: EventPage = { items: sampleEvents.filter(({ isPast }) => !isPast), page: 0, hasMore: true };
const nothing: EventPage = { items: [], page: 0, hasMore: false };
const month: EventMonth = { month: '2026-11', items: [...sampleMonth], hasMore: false };

interface Answers {
  upcoming?: EventPage | (() => Promise<never>);
  month?: EventMonth | (() => Promise<never>);
}

const serving =
  ({ upcoming = page, month: told = month }: Answers = {}) =>
  () => {
    queryClient.clear();
    const leave = answering((server) => {
      server.answer(getUpcomingEvents, upcoming);
      server.answer(getPastEvents, { items: [walk], page: 0, hasMore: false });
      server.answer(getEventMonth, told);
    })();
    return () => {
      onlineManager.setOnline(true);
      leave();
      queryClient.clear();
    };
  };

/** As on its screen, where the URL holds the params. */
function WithParams({ params: initial, ...props }: EventsPageProps) {
  const [params, setParams] = useState(initial);
  return <EventsPage {...props} params={params} onParams={setParams} />;
}

const at = (query: string) => parseParams(new URLSearchParams(query));

const meta = {
  title: 'features/events',
  component: EventsPage,
  render: (args) => <WithParams {...args} />,
  loaders: [texts],
  decorators: [inLanguage],
  parameters: { layout: 'fullscreen' },
  beforeEach: serving(),
  args: {
    title: 'Events',
    calendars: { community: 'Circle', feed: 'https://circle.example/events.ics', isMember: true },
    communityId: 'circle',
    create: '/event/create',
    zone: 'Europe/Berlin',
    now: eventNow,
    params: at(''),
    onParams: () => undefined,
    to: ({ tab }) => `/events?tab=${tab}`,
  },
} satisfies Meta<typeof EventsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Upcoming: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
    await waitFor(() => expect(canvas.getByRole('link', { current: 'page' })).toBeVisible());
  },
};

export const Past: Story = { args: { params: at('tab=past') } };

export const Filtered: Story = {
  args: { params: at('search=pottery&free=true') },
  play: async ({ canvas }) => {
    const chip = await canvas.findByRole('button', { pressed: true });
    chip.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(chip).toHaveAttribute('aria-pressed', 'false'));
  },
};

/** The address of the first press is not there yet when the second comes: both count (EVT-01). */
export const PressedTwice: Story = {
  render: (args) => <EventsPage {...args} />,
  args: { onParams: fn() },
  play: async ({ canvas, args }) => {
    const chips = await within(await canvas.findByRole('group')).findAllByRole('button');
    await userEvent.click(chips[0]!);
    await userEvent.click(chips[1]!);
    await waitFor(() => expect(args.onParams).toHaveBeenLastCalledWith(at('online=true&free=true')));
  },
};

export const NobodyPlans: Story = {
  beforeEach: serving({ upcoming: nothing }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /Create|Создать/ })).toHaveLength(2));
  },
};

export const NothingFound: Story = {
  beforeEach: serving({ upcoming: nothing }),
  args: { params: at('search=qqq') },
  play: async () => {
    await waitFor(() => expect(document.querySelector('[inert][aria-busy=true]')).toBeNull());
  },
};

export const Loading: Story = { beforeEach: serving({ upcoming: () => new Promise(() => undefined) }) };

export const Failed: Story = {
  beforeEach: serving({ upcoming: () => Promise.reject(refusal(1000, 'Sorry', 400)) }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
  },
};

export const Offline: Story = {
  beforeEach: () => {
    const leave = serving()();
    onlineManager.setOnline(false);
    return leave;
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
  },
};

/** A day is chosen with the keyboard, and its events are listed below. */
export const Month: Story = {
  args: { params: at('tab=month&month=2026-11') },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table'));
    const chosen = await table.findByRole('button', { pressed: true });
    const [other] = (await table.findAllByRole('button', { pressed: false })).filter((day) =>
      day.matches(':enabled'),
    );
    other!.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(other).toHaveAttribute('aria-pressed', 'true'));
    await waitFor(() => expect(chosen).toHaveAttribute('aria-pressed', 'false'));
    await waitFor(() => expect(canvas.getAllByRole('article')).not.toHaveLength(0));
  },
};

export const EmptyMonth: Story = {
  beforeEach: serving({ month: { month: '2026-11', items: [], hasMore: false } }),
  args: { params: at('tab=month&month=2026-11') },
};

export const FullMonth: Story = {
  beforeEach: serving({ month: { ...month, hasMore: true } }),
  args: { params: at('tab=month&month=2026-11') },
};

export const MonthFailed: Story = {
  beforeEach: serving({ month: () => Promise.reject(refusal(1000, 'Sorry', 400)) }),
  args: { params: at('tab=month&month=2026-11') },
};
