import { onlineManager } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { pageOf, serving } from '../../../tests/support/fakeServer/contactsStory';
import { refusal } from '../../../tests/support/fakeServer/refusal';
import { connection } from '../../components/story/contacts';
import { contract } from '../../generated/api/contract';
import type { ContactsPage } from './ContactsPage';
import { contactsPage } from './contactsPageStory';

const { getRelations } = contract.introduction;
const { getMeetings } = contract.meeting;

const away = refusal(1000, 'Not now', 500);
const gone = refusal(1110, 'Not found', 404);
const never = () => new Promise<never>(() => undefined);

const meta = { title: 'features/contacts/NotThere', ...contactsPage } satisfies Meta<typeof ContactsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** With an unconfirmed address, nobody is shown or requested. */
export const Unconfirmed: Story = {
  beforeEach: serving({ emailConfirmed: false }, (server) => server.answer(getRelations, away)),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /Confirm|Подтвердить/ });
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

export const Loading: Story = {
  beforeEach: serving({}, (server) => {
    server.answer(getMeetings, never);
    server.answer(getRelations, never);
  }),
};

export const LoadingTheList: Story = {
  beforeEach: serving({}, (server) => server.answer(getRelations, never)),
};

export const Failed: Story = {
  beforeEach: serving({}, (server) => {
    server.answer(getMeetings, gone);
    server.answer(getRelations, gone);
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(2));
  },
};

export const Offline: Story = {
  beforeEach: () => {
    const leave = serving({})();
    onlineManager.setOnline(false);
    return () => {
      onlineManager.setOnline(true);
      leave();
    };
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(2));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Try again|Попробовать/ })).toBeNull());
  },
};

/** The second page did not come; the first stays. */
export const FurtherPageFailed: Story = {
  args: { pages: 2 },
  beforeEach: serving({}, (server) =>
    server.answer(getRelations, ({ query }) => (query.page ? gone : pageOf([connection], true))),
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('link', { name: /Vera/ })).toBeVisible());
  },
};
