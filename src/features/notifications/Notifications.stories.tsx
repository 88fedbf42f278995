import { onlineManager } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { notifiedOf } from '../../../tests/support/fakeServer/notificationsStory';
import { refusal } from '../../../tests/support/fakeServer/refusal';
import { inLanguage, texts } from '../../components/story/story';
import { contract } from '../../generated/api/contract';
import { addNewer } from './notificationList';
import { NotificationsDialog } from './NotificationsDialog';
import { entries, entryOf, personIn } from './sampleNotifications';

const calls = contract.notification;

const meta = {
  title: 'features/notifications',
  component: NotificationsDialog,
  loaders: [texts],
  decorators: [inLanguage],
  parameters: { layout: 'fullscreen' },
  args: { settings: '/subscriptions', onClose: fn() },
  beforeEach: notifiedOf(entries),
} satisfies Meta<typeof NotificationsDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const panel = async () => within(await screen.findByRole('dialog'));
const items = async () => (await panel()).findAllByRole('listitem');
const button = async (name: RegExp) => (await panel()).findByRole('button', { name });
const gone = (name: RegExp) => waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());

const undo = /^(Undo|Отменить)$/;
const markAll = /^(Mark all as read|Отметить все прочитанными)$/;
const fresh = /^(Show 1 new notification|Показать 1 новое уведомление)$/;

/** With faces, several that were gathered, a long Russian title, one that leads nowhere and one that leads elsewhere. */
export const Full: Story = {
  play: async () => {
    await waitFor(async () => expect(await items()).toHaveLength(5));
    await (await panel()).findByText('+2');
  },
};

export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'phone', isRotated: false } } };

/** Why an entry came, and where that is changed. */
export const WithWhy: Story = {
  play: async ({ userEvent }) => {
    const [first] = await items();
    const why = await within(first!).findByRole('button', {
      name: /^(Why did I get this\?|Почему это пришло\?)$/,
    });
    await userEvent.click(why);
    await waitFor(() => expect(why).toHaveAttribute('aria-expanded', 'true'));
    await within(first!).findByText(/^Answers to your request/);
    const settings = await within(first!).findByRole('link', {
      name: /^(Notification settings|Настройки уведомлений)$/,
    });
    await waitFor(() => expect(settings).toHaveAttribute('href', '/subscriptions'));
  },
};

/** Everything is marked at once, and the button goes with what it was for. */
export const MarkedAll: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await button(markAll));
    await gone(markAll);
    await waitFor(() => expect(document.querySelector('[data-unseen]')).toBeNull());
  },
};

/** By keyboard: the focus goes to the next entry, and what was removed can be put back. */
export const Removed: Story = {
  play: async ({ userEvent }) => {
    const [first, second] = await items();
    const remove = await within(first!).findByRole('button', { name: /Vera has answered/ });
    remove.focus();
    await userEvent.keyboard('{Enter}');
    const next = await within(second!).findByRole('link');
    await waitFor(() => expect(next).toHaveFocus());
    await userEvent.click(await button(undo));
    await (await panel()).findByRole('link', { name: 'Vera has answered your request' });
    await userEvent.click(await button(/“Vera has answered|«Vera has answered/));
    await button(undo);
  },
};

/** New entries come above what is read, which stays in its place. */
export const WithNew: Story = {
  play: async ({ userEvent }) => {
    const [first] = await items();
    const dialog = await screen.findByRole('dialog');
    // Where it is in the panel, which may still be opening.
    const place = () => first!.offsetTop - dialog.scrollTop;
    const before = place();
    addNewer([entryOf({ id: 'new', title: 'Clara wants to meet you', people: [personIn('Clara')] })]);
    const link = await (await panel()).findByRole('link', { name: 'Clara wants to meet you' });
    await waitFor(() => expect(Math.abs(place() - before)).toBeLessThan(1.5));
    await userEvent.click(await button(fresh));
    await waitFor(() => expect(link).toHaveFocus());
    await gone(fresh);
  },
};

/** More than a page. */
export const Many: Story = {
  beforeEach: notifiedOf(Array.from({ length: 40 }, () => entryOf({ seen: true }))),
  play: async ({ userEvent }) => {
    await waitFor(async () => expect(await items()).toHaveLength(30));
    await userEvent.click(await button(/^(Show more|Показать ещё)$/));
    await waitFor(async () => expect(await items()).toHaveLength(40));
  },
};

export const Empty: Story = {
  beforeEach: notifiedOf([]),
  play: async () => {
    await screen.findByRole('heading', { name: /^(No notifications yet|Уведомлений пока нет)$/ });
  },
};

export const Loading: Story = {
  beforeEach: notifiedOf([], (server) =>
    server.answer(calls.getNotifications, () => new Promise(() => undefined)),
  ),
};

export const Failed: Story = {
  beforeEach: notifiedOf([], (server) => server.answer(calls.getNotifications, refusal(1000, 'No', 500))),
  play: async () => {
    await screen.findByRole('alert', {}, { timeout: 5000 });
    await screen.findByRole('button', { name: /^(Try again|Попробовать ещё раз)$/ });
  },
};

export const Offline: Story = {
  beforeEach: () => {
    const leave = notifiedOf([])();
    onlineManager.setOnline(false);
    return () => {
      onlineManager.setOnline(true);
      leave();
    };
  },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(/once you’re back online|связь восстановится/),
    );
  },
};
