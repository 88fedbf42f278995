import { onlineManager } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering } from '../../../../tests/support/fakeServer/inStory';
import { refusal } from '../../../../tests/support/fakeServer/refusal';
import { queryClient } from '../../../api/queryClient';
import { inLanguage, texts } from '../../../components/story/story';
import { contract } from '../../../generated/api/contract';
import type { OwnFeed } from '../../../generated/api/event';
import { Subscribe } from './Subscribe';

const { getOwnFeed, renewOwnFeed } = contract.event;
const since = '2026-11-12T09:00:00.000Z';
const none: OwnFeed = { since: null, url: null };
const known: OwnFeed = { since, url: null };
const made: OwnFeed = { since, url: `https://circle.example/calendar/${'k7Fq'.repeat(10)}abc.ics` };
const never = () => new Promise<never>(() => undefined);
const refused = () => Promise.reject(refusal(1104, 'Too many attempts. Try again later.', 429));

interface Answers {
  feed?: OwnFeed | (() => Promise<never>);
  renewed?: OwnFeed | (() => Promise<never>);
}
const serving =
  ({ feed = none, renewed = made }: Answers = {}) =>
  () => {
    queryClient.clear();
    const leave = answering((server) => {
      server.answer(getOwnFeed, feed);
      server.answer(renewOwnFeed, renewed);
    })();
    return () => {
      onlineManager.setOnline(true);
      leave();
      queryClient.clear();
    };
  };

const own = /^My events|^Мои события/;
const all = /^All public events|^Все открытые события/;

/** Opens the menu by keyboard. */
async function openMenu() {
  (await screen.findByRole('button', { name: /Subscribe|Подписаться/ })).focus();
  await userEvent.keyboard('{Enter}');
  return within(await screen.findByRole('menu'));
}

/** Opens the dialog of an item of the menu. */
async function open(item = own) {
  await userEvent.click(await (await openMenu()).findByRole('menuitem', { name: item }));
  return within(await screen.findByRole('dialog'));
}
const make = /Create my address|Создать мой адрес/;
const renew = /Create a new address|Создать новый адрес/;

const meta = {
  title: 'features/events/subscribe',
  component: Subscribe,
  loaders: [texts],
  decorators: [inLanguage],
  beforeEach: serving(),
  args: {
    community: 'Circle',
    feed: 'https://circle.example/community/circle.example/events.ics',
    isMember: true,
  },
  play: async () => {
    await open();
  },
} satisfies Meta<typeof Subscribe>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = { play: () => undefined };

/** The menu says to what. */
export const Menu: Story = {
  play: async () => {
    const menu = await openMenu();
    await waitFor(() => expect(menu.getAllByRole('menuitem')).toHaveLength(2));
  },
};

export const NoneYet: Story = {
  play: async () => {
    const dialog = await open();
    await waitFor(() => expect(dialog.getByRole('button', { name: make })).toBeVisible());
    await waitFor(() => expect(dialog.queryByRole('link')).toBeNull());
  },
};

export const OfTheCommunity: Story = {
  play: async () => {
    const dialog = await open(all);
    await waitFor(() =>
      expect(dialog.getByRole('link')).toHaveAttribute(
        'href',
        expect.stringMatching(/^webcal:.*events\.ics$/),
      ),
    );
  },
};

/** The address is shown, once; a device's own calendar opens it. */
export const Made: Story = {
  play: async () => {
    const dialog = await open();
    (await dialog.findByRole('button', { name: make })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog.getByDisplayValue(made.url!)).toBeVisible());
    const opener = await dialog.findByRole('link');
    await waitFor(() => expect(opener).toHaveAttribute('href', made.url!.replace('https', 'webcal')));
  },
};

export const Known: Story = { beforeEach: serving({ feed: known }) };

/** Asked first: Escape of the question is its second button, and the dialog stays. */
export const RenewAsked: Story = {
  beforeEach: serving({ feed: known }),
  play: async () => {
    const dialog = await open();
    await userEvent.click(await dialog.findByRole('button', { name: renew }));
    await waitFor(() => expect(dialog.getByRole('button', { name: /^(Cancel|Отмена)$/ })).toHaveFocus());
  },
};

export const Renewed: Story = {
  beforeEach: serving({ feed: known }),
  play: async () => {
    const dialog = await open();
    await userEvent.click(await dialog.findByRole('button', { name: renew }));
    await userEvent.click(await dialog.findByRole('button', { name: renew }));
    await waitFor(() => expect(dialog.getByDisplayValue(made.url!)).toBeVisible());
  },
};

export const TooOften: Story = {
  beforeEach: serving({ feed: known, renewed: refused }),
  play: async () => {
    const dialog = await open();
    await userEvent.click(await dialog.findByRole('button', { name: renew }));
    await userEvent.click(await dialog.findByRole('button', { name: renew }));
    await waitFor(() => expect(dialog.getByRole('alert')).toBeVisible());
  },
};

export const Loading: Story = { beforeEach: serving({ feed: never }) };

export const Failed: Story = {
  beforeEach: serving({ feed: () => Promise.reject(refusal(1000, 'Sorry', 400)) }),
  play: async () => {
    const dialog = await open();
    await waitFor(() => expect(dialog.getByRole('alert')).toBeVisible());
  },
};

export const Offline: Story = {
  beforeEach: () => {
    const leave = serving()();
    onlineManager.setOnline(false);
    return leave;
  },
  play: async () => {
    const dialog = await open();
    await waitFor(() => expect(dialog.getByRole('alert')).toBeVisible());
  },
};

/** A user without a membership here, such as an administrator from elsewhere, has only the community's feed. */
export const NotAMember: Story = {
  args: { isMember: false },
  play: async () => {
    const menu = await openMenu();
    await waitFor(() => expect(menu.getAllByRole('menuitem')).toHaveLength(1));
  },
};
