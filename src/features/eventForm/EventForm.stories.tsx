import { onlineManager } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import type { FakeServer } from '../../../tests/support/fakeServer/fakeServer';
import { answering } from '../../../tests/support/fakeServer/inStory';
import { refusal } from '../../../tests/support/fakeServer/refusal';
import { initOf } from '../../../tests/support/initOf';
import { queryClient } from '../../api/queryClient';
import { clearSession, startSession } from '../../api/session/store';
import { potluck, supper } from '../../components/story/sampleEvents';
import { inLanguage, texts } from '../../components/story/story';
import { contract } from '../../generated/api/contract';
import type { Event } from '../../generated/api/event';
import { CreateEvent } from './CreateEvent';
import { keepValues } from './state/draft';
import { EditEvent } from './EditEvent';
import { EventFormSkeleton } from './EventFormSkeleton';
import { newValues, type FormValues } from './state/values';

const { createEvent, getEvent, getResponsibles, readMapsLink } = contract.event;
const owner = 'story';
const away = refusal(1000, 'Not now', 500);
const never = () => new Promise<never>(() => undefined);

/** A draft. The server answers as `more` says. */
const typed =
  (values: Partial<FormValues> | null, more: (server: FakeServer) => void = () => undefined) =>
  () => {
    queryClient.clear();
    keepValues({ owner }, values && { ...newValues('Europe/Berlin'), ...values });
    const leave = answering(more)();
    return () => {
      leave();
      keepValues({ owner }, null);
      queryClient.clear();
    };
  };

/** The form of an event that the server knows so. */
const editing = (event: Event, more: (server: FakeServer) => void = () => undefined): Partial<Story> => ({
  render: () => <EditEvent eventId={event.id} owner={owner} onSaved={() => undefined} />,
  beforeEach: typed(null, (server) => {
    server.answer(getEvent, { ...event, mayEdit: true });
    server.answer(getResponsibles, event.faces.slice(0, 1));
    more(server);
  }),
});

const choir: Partial<FormValues> = {
  title: 'Choir on Tuesdays',
  description: 'We sing.',
  date: '2090-01-31',
  startTime: '19:00',
  country: 'Germany',
  city: 'Leipzig',
  organizerContact: '@vera',
};
const publish = /^(Publish|Опубликовать)/;
const press = async (name: RegExp): Promise<void> => {
  await fireEvent.click(await screen.findByRole('button', { name }));
};

/** Opens every part that is folded up. */
const unfold = async (root: HTMLElement): Promise<void> => {
  await waitFor(() => expect(root.querySelector('details')).not.toBeNull());
  for (const part of root.querySelectorAll('details')) part.open = true;
};

const meta = {
  title: 'features/eventForm',
  component: CreateEvent,
  loaders: [texts],
  decorators: [inLanguage],
  parameters: { layout: 'fullscreen' },
  args: { owner, onSaved: () => undefined },
} satisfies Meta<typeof CreateEvent>;
export default meta;

type Story = StoryObj<typeof meta>;

export const New: Story = { beforeEach: typed(null) };

/** An empty form was published: the summary has the focus, and each field shows its error. */
export const Incomplete: Story = {
  beforeEach: typed(null),
  play: async ({ canvas }) => {
    await press(publish);
    await waitFor(() => expect(document.querySelector('[data-problems]')).toHaveFocus());
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(7));
  },
};

/** It begins as the last event of its organiser was, so every folded part is right. */
export const AfterLast: Story = { beforeEach: typed(null), args: { last: supper } };

/** An error in a folded part opened it. */
export const WrongInside: Story = {
  beforeEach: typed({ ...choir, endTime: '18:00' }),
  play: async ({ canvas }) => {
    await press(publish);
    await waitFor(() => expect(document.querySelector('[data-problems]')).toHaveFocus());
    await waitFor(() => expect(canvas.getByLabelText(/^(Ends at|Окончание)$/)).toBeVisible());
  },
};

export const Restored: Story = { beforeEach: typed(choir) };
export const Repeated: Story = {
  beforeEach: typed({ ...choir, repeat: 'MONTH', repeatTimes: '12' }),
  play: ({ canvasElement }) => unfold(canvasElement),
};
export const RepeatedTooOften: Story = {
  beforeEach: typed({ ...choir, repeat: 'WEEK', repeatTimes: '80' }),
  play: async () => {
    await press(publish);
    await waitFor(() => expect(document.querySelector('[data-problems]')).toHaveFocus());
  },
};
export const PaidAndOnline: Story = {
  beforeEach: typed({
    ...choir,
    eventType: 'ONLINE',
    onlineMeetingLink: 'https://meet.example/choir',
    visibility: 'PRIVATE',
    paid: true,
    price: '12,50',
    paymentLink: 'https://pay.example/choir',
    maxParticipants: '20',
    waitingListEnabled: true,
    approvalRequired: true,
  }),
  play: ({ canvasElement }) => unfold(canvasElement),
};

/** The link is read at Enter, and there is no point in it. */
export const LinkWithoutPoint: Story = {
  beforeEach: typed({ ...choir, googleMapsLink: 'https://maps.app.goo.gl/AbC' }, ({ answer }) =>
    answer(readMapsLink, refusal(1252, 'There are no coordinates in this link. Enter them yourself.', 422)),
  ),
  play: async ({ canvasElement, userEvent }) => {
    await unfold(canvasElement);
    const link = canvasElement.querySelector<HTMLInputElement>('#event-googleMapsLink')!;
    // With scrolling, the bar of buttons would cover half of an option.
    link.focus({ preventScroll: true });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(link).toHaveAttribute('aria-invalid', 'true'));
  },
};
export const ReadingLink: Story = {
  beforeEach: typed({ ...choir, googleMapsLink: 'https://maps.app.goo.gl/AbC' }, ({ answer }) =>
    answer(readMapsLink, never),
  ),
  play: async ({ canvasElement }) => {
    await unfold(canvasElement);
    const link = canvasElement.querySelector<HTMLInputElement>('#event-googleMapsLink')!;
    link.focus();
    link.blur();
  },
};

export const Publishing: Story = {
  beforeEach: typed(choir, ({ answer }) => answer(createEvent, never)),
  play: () => press(publish),
};
export const NotPublished: Story = {
  beforeEach: typed(choir, ({ answer }) => answer(createEvent, away)),
  play: async () => {
    await press(publish);
    await waitFor(() => expect(document.querySelector('[data-problems]')).toHaveFocus(), { timeout: 5000 });
  },
};
export const Preview: Story = {
  beforeEach: typed(choir),
  play: async () => {
    await press(/^(Preview|Посмотреть)$/);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const Edited: Story = editing(supper);
export const EditedUnfolded: Story = {
  ...editing(supper),
  play: ({ canvasElement }) => unfold(canvasElement),
};
export const OneOfSeries: Story = editing({ ...potluck, seriesId: 's' });
export const NotFound: Story = editing(potluck, ({ answer }) =>
  answer(getEvent, refusal(1195, 'Event not found', 404)),
);
export const NotTheirs: Story = editing(potluck, ({ answer }) => answer(getEvent, potluck));
export const Loading: Story = { render: () => <EventFormSkeleton /> };
export const Failed: Story = editing(potluck, ({ answer }) => answer(getEvent, refusal(1000, 'No', 400)));
export const Offline: Story = {
  ...editing(potluck),
  beforeEach: () => {
    onlineManager.setOnline(false);
    const leave = typed(null)();
    return () => {
      leave();
      onlineManager.setOnline(true);
    };
  },
};

/** Users with an unconfirmed address learn it before they type. */
export const Unconfirmed: Story = {
  beforeEach: () => {
    startSession({ token: 'a.b', firstLogin: false });
    const leave = typed(null, ({ answer }) =>
      answer(contract.currentUser.init, initOf({ participant: { id: owner }, emailConfirmed: false })),
    )();
    return () => {
      leave();
      clearSession();
    };
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('form')).toBeNull());
  },
};
