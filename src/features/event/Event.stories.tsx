import { onlineManager } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { FakeServer } from '../../../tests/support/fakeServer/fakeServer';
import { answering } from '../../../tests/support/fakeServer/inStory';
import { refusal } from '../../../tests/support/fakeServer/refusal';
import { queryClient } from '../../api/queryClient';
import { eventNow, going, podcast, potluck, supper, trying, walk } from '../../components/story/sampleEvents';
import { inLanguage, texts } from '../../components/story/story';
import { contract } from '../../generated/api/contract';
import type { Event, EventPerson } from '../../generated/api/event';
import { EventPage } from './EventPage';

const { getConfirmed, getEvent, getResponsibles, getUpcomingEvents, joinAsGuest } = contract.event;

const person = (firstName: string, lastName: string): EventPerson => ({
  id: firstName,
  slug: firstName.toLowerCase(),
  firstName,
  lastName,
  avatarUrl: null,
});
const guests = [
  person('Ada', 'Berg'),
  person('Tomás', 'Oliveira'),
  person('Мария', 'Константинопольская'),
  person('Ken', 'Ito'),
  person('Wolfeschlegelsteinhausenbergerdorff', 'Senior'),
];
const never = () => new Promise<never>(() => undefined);
const away = refusal(1000, 'Not now', 500);

/** The server knows this event; `more` answers otherwise. */
const serving =
  (event: Event, more: (server: FakeServer) => void = () => undefined) =>
  () => {
    queryClient.clear();
    const leave = answering((server) => {
      server.answer(getEvent, event);
      server.answer(getResponsibles, [person('Vera', 'Lang')]);
      server.answer(getConfirmed, { list: guests, hasMore: true, page: 0 });
      more(server);
    })();
    return () => {
      leave();
      queryClient.clear();
    };
  };
const loaded: Story['play'] = async () => {
  await waitFor(() => expect(document.querySelector('[inert][aria-busy=true]')).toBeNull());
};

const meta = {
  title: 'features/event',
  component: EventPage,
  loaders: [texts],
  decorators: [inLanguage],
  parameters: { layout: 'fullscreen' },
  args: {
    id: 'e',
    community: 'Open Circle',
    isVisitor: false,
    signIn: '/login',
    home: '/my_communities',
    confirm: '/last-step',
    url: 'https://circle.example/event/e',
    leave: () => undefined,
    now: eventNow,
  },
} satisfies Meta<typeof EventPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ForMember: Story = { beforeEach: serving(potluck), play: loaded };
export const Going: Story = { beforeEach: serving(going), play: loaded };
export const Paid: Story = { beforeEach: serving(supper), play: loaded };
export const OnlineAndFull: Story = { beforeEach: serving(podcast), play: loaded };
export const Past: Story = { beforeEach: serving(walk), play: loaded };
export const Trying: Story = { beforeEach: serving(trying), play: loaded };
export const ForVisitor: Story = {
  args: { isVisitor: true },
  beforeEach: serving({ ...supper, visibility: 'PUBLIC', participation: null, organizerContact: null }),
  play: loaded,
};
export const ForOrganiser: Story = {
  args: { editPath: '/event/e/edit' },
  beforeEach: serving({ ...going, mayEdit: true }),
  play: loaded,
};
const inSeries = (answered: Parameters<FakeServer['answer']>[1]) => ({
  beforeEach: serving({ ...potluck, seriesId: 's' }, (server) => server.answer(getUpcomingEvents, answered)),
});
const asked: Story['play'] = async (context) => {
  await loaded(context);
  await userEvent.click(await context.canvas.findByRole('button', { name: /One of a series|Одно из серии/ }));
};
const weekLater = (startsAt: string, isCancelled = false) => ({
  ...potluck,
  id: startsAt,
  startsAt,
  isCancelled,
});
export const OneOfSeries: Story = {
  ...inSeries({
    items: [potluck, weekLater('2026-12-03T17:30:00.000Z'), weekLater('2026-12-10T17:30:00.000Z', true)],
    page: 0,
    hasMore: false,
  }),
  play: asked,
};
export const LastOfSeries: Story = {
  ...inSeries({ items: [potluck], page: 0, hasMore: false }),
  play: asked,
};
export const SeriesFailed: Story = { ...inSeries(away), play: asked };
const part = (status: 'CONFIRMED' | 'NOT_PARTICIPATING') => ({
  eventId: 'e',
  participantId: 'g',
  status,
  approved: false,
  paid: false,
  checkedInAt: null,
});
const submit = async () =>
  userEvent.click(await screen.findByRole('button', { name: /^(Continue|Продолжить)$/ }));
const toGuest = { ...potluck, visibility: 'PUBLIC', participation: null } as const;

/** A non-member who may come anyway (SES-04): the press asks for a name. */
export const ForGuest: Story = {
  args: { guest: {} },
  beforeEach: serving(toGuest, ({ answer }) => {
    answer(joinAsGuest, { ...toGuest, participation: part('NOT_PARTICIPATING') });
  }),
  play: async (context) => {
    await loaded(context);
    await userEvent.click(await context.canvas.findByRole('button', { name: /^(Join|Участвовать)$/ }));
    await screen.findByRole('dialog');
  },
};
/** Without a name: the field shows its error and has the focus. */
export const ForGuestUnnamed: Story = {
  ...ForGuest,
  play: async (context) => {
    await ForGuest.play?.(context);
    await submit();
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-invalid', 'true'));
  },
};
/** The server refuses; the input stays. */
export const ForGuestRefused: Story = {
  ...ForGuest,
  beforeEach: serving(toGuest, ({ answer }) => {
    answer(joinAsGuest, refusal(1201, 'This event is over.', 409));
  }),
  play: async (context) => {
    await ForGuest.play?.(context);
    await userEvent.keyboard('Gwen');
    await submit();
    await screen.findByRole('alert');
  },
};
export const AsGuest: Story = {
  args: { guest: {}, guestStanding: 'newcomer' },
  beforeEach: serving({ ...going, visibility: 'PUBLIC', participation: part('CONFIRMED') }),
  play: loaded,
};
export const AsGuestUninvited: Story = { ...AsGuest, args: { guest: {}, guestStanding: 'uninvited' } };
export const AsGuestWhoApplied: Story = { ...AsGuest, args: { guest: {}, guestStanding: 'applicant' } };
export const Unconfirmed: Story = {
  args: { isUnconfirmed: true },
  beforeEach: serving(toGuest),
  play: loaded,
};
export const NobodyYet: Story = {
  beforeEach: serving({ ...potluck, confirmedCount: 0 }, (server) =>
    server.answer(getConfirmed, { list: [], hasMore: false, page: 0 }),
  ),
  play: loaded,
};
export const PeopleFailed: Story = {
  beforeEach: serving(potluck, (server) => {
    server.answer(getConfirmed, away);
    server.answer(getResponsibles, away);
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(2), { timeout: 5000 });
  },
};
export const Loading: Story = { beforeEach: serving(potluck, ({ answer }) => answer(getEvent, never)) };
export const NotFound: Story = {
  beforeEach: serving(potluck, ({ answer }) => answer(getEvent, refusal(1195, 'Event not found', 404))),
};
export const NotFoundByVisitor: Story = { ...NotFound, args: { isVisitor: true } };
export const Failed: Story = {
  beforeEach: serving(potluck, ({ answer }) => answer(getEvent, refusal(1000, 'No', 400))),
};
export const StatusFailed: Story = {
  beforeEach: serving(potluck),
  play: async (context) => {
    await loaded(context);
    const query = queryClient.getQueryCache().find({ queryKey: ['event', 'e', 'itself'] });
    query?.setState({ status: 'error', error: new Error('no'), fetchStatus: 'idle' });
    await waitFor(() => expect(context.canvas.getByRole('alert')).toBeVisible());
  },
};
export const Offline: Story = {
  beforeEach: () => {
    onlineManager.setOnline(false);
    const leave = serving(potluck)();
    return () => {
      leave();
      onlineManager.setOnline(true);
    };
  },
};
