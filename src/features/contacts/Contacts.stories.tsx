import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answered, pageOf, recommendations, serving } from '../../../tests/support/fakeServer/contactsStory';
import { refusal } from '../../../tests/support/fakeServer/refusal';
import { sampleCards, sampleIncoming } from '../../components/introduction/sampleCards';
import { asked, connection, personOf } from '../../components/story/contacts';
import { agreed, free, match, offered } from '../../components/story/meetings';
import { contract } from '../../generated/api/contract';
import type { ContactsPage } from './ContactsPage';
import { contactsPage } from './contactsPageStory';

const { block, getBlocks, getIntroductions, getRecommendations, relate, unblock, undoRelation } =
  contract.introduction;
const { getFreeTimes, getPendingScores } = contract.meeting;

const away = refusal(1000, 'Not now', 500);

const meta = { title: 'features/contacts', ...contactsPage } satisfies Meta<typeof ContactsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const loaded: Story['play'] = async () => {
  await waitFor(() => expect(document.querySelector('[inert][aria-busy=true]')).toBeNull());
};

/** Somebody asks, somebody is recommended, and two were asked. */
export const ToMeet: Story = {
  args: { tab: 'meet' },
  beforeEach: serving(
    { cards: [asked, { ...asked, subject: personOf('Boris'), relation: 'HELD' }] },
    (server) => {
      server.answer(getIntroductions, pageOf([...sampleIncoming.slice(0, 1)]));
      server.answer(
        getRecommendations,
        recommendations({ state: 'READY', items: [{ ...sampleCards[0]!, subject: personOf('Olga') }] }),
      );
    },
  ),
  play: loaded,
};

export const NobodyToMeet: Story = {
  args: { tab: 'meet' },
  beforeEach: serving({}),
  play: loaded,
};

/** An accepted introduction becomes a connection with ways to reach them. */
export const Accepted: Story = {
  args: { tab: 'meet' },
  beforeEach: serving({}, (server) => {
    server.answer(getIntroductions, pageOf([...sampleIncoming.slice(0, 1)]));
    server.answer(relate, () => {
      server.answer(getIntroductions, pageOf([]));
      return { ...answered, relation: 'CONNECTED' as const, contacts: connection.contacts };
    });
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Accept|Принять)/ }));
    await waitFor(() => expect(canvas.getByRole('link', { name: /vera@fjord/ })).toBeVisible());
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^(Suggest a time|Предложить время)/ })).toBeVisible(),
    );
  },
};

export const Bookmarked: Story = {
  args: { tab: 'bookmarked' },
  beforeEach: serving({
    cards: [{ ...asked, relation: 'NONE', introMessage: null, bookmarked: true }],
  }),
  play: loaded,
};

export const NothingBookmarked: Story = {
  args: { tab: 'bookmarked' },
  beforeEach: serving({}),
  play: loaded,
};

export const NobodyConnected: Story = {
  beforeEach: serving({}),
  play: loaded,
};

/** A member whom nobody can reach. */
export const Unreachable: Story = {
  beforeEach: serving({ missing: ['contacts'], cards: [connection] }),
  play: loaded,
};

/** A connection without a meeting, one after a meeting, and one with hidden contacts. */
export const Connected: Story = {
  beforeEach: serving({
    cards: [
      connection,
      {
        ...connection,
        subject: personOf('Boris'),
        score: 4,
        note: 'Knows the auditors.',
        contacts: [],
        matchingId: 'p2',
        matchingResultId: 'r2',
      },
    ],
  }),
  play: loaded,
};

/** Questions to the member are beside the people. */
export const Asked: Story = {
  beforeEach: serving(
    {
      cards: [connection, { ...connection, subject: personOf('Boris') }],
      meetings: [
        { ...offered, slots: offered.slots.map((slot) => slot.replace('2026', '2099')) },
        { ...agreed, id: 'm2', subject: personOf('Olga') },
        {
          ...offered,
          id: 'm3',
          subject: personOf('Boris'),
          state: 'PROPOSED_BY_ME',
          acts: ['PROPOSE', 'CANCEL'],
        },
      ],
    },
    (server) =>
      server.answer(
        getPendingScores,
        ['Una', 'Dina', 'Max', 'Lev'].map((name) => ({
          ...match,
          matchingId: name,
          subject: personOf(name),
        })),
      ),
  ),
  play: async ({ canvas, userEvent }) => {
    const section = await canvas.findByRole('region', { name: /^(Your meetings|Ваши встречи)/ });
    await waitFor(() => expect(within(section).getAllByRole('article', { name: /Vera/ })).toHaveLength(1));
    // Her card refers to it.
    await waitFor(() => expect(canvas.getAllByRole('article', { name: /Vera/ })).toHaveLength(2));
    await userEvent.click(await canvas.findByRole('button', { name: /Show 1 more|Показать ещё 1/ }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: /Lev/ })).toBeVisible());
  },
};

export const Suggesting: Story = {
  beforeEach: serving({ cards: [connection] }, (server) => server.answer(getFreeTimes, free)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Suggest a time|Предложить время)/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getAllByRole('checkbox')[0]).toBeVisible());
  },
};

export const WritingANote: Story = {
  beforeEach: serving({ cards: [{ ...connection, note: 'Likes tea.' }] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /your note|Изменить заметку/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('textbox')).toHaveValue('Likes tea.'));
  },
};

export const Rating: Story = {
  beforeEach: serving({ cards: [connection], meetings: [{ ...agreed, state: 'PAST', acts: [] }] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Say how|Рассказать/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('radio', { name: /^5/ })).toBeVisible());
  },
};

export const Hidden: Story = {
  args: { tab: 'hidden' },
  beforeEach: serving(
    { cards: [{ ...asked, relation: 'HIDDEN', introMessage: null, hiddenFor: 'OTHER' }] },
    (server) => server.answer(undoRelation, answered),
  ),
  play: loaded,
};

/** The lists without a tab. */
export const OtherLists: Story = {
  beforeEach: serving({ cards: [connection] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /More lists|Другие списки/ }));
    await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(2));
  },
};

export const NobodyHidden: Story = {
  args: { tab: 'hidden' },
  beforeEach: serving({}),
  play: loaded,
};

/** Removed immediately, and restored if the server refuses. */
export const Blocked: Story = {
  args: { tab: 'blocked' },
  beforeEach: serving({}, (server) => {
    server.answer(getBlocks, pageOf([personOf('Boris'), match.subject], true));
    server.answer(unblock, away);
    server.answer(block, 'OK');
  }),
  play: async ({ canvas, userEvent }) => {
    const name = /(Unblock|Разблокировать:) Boris/;
    await userEvent.click(await canvas.findByRole('button', { name }));
    await waitFor(() => expect(canvas.getByRole('button', { name })).toBeVisible());
  },
};

export const NobodyBlocked: Story = {
  args: { tab: 'blocked' },
  beforeEach: serving({}),
  play: loaded,
};
