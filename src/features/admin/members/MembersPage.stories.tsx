import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { announced } from '../../../../tests/support/announced';
import { answering } from '../../../../tests/support/fakeServer/inStory';
import { refusal } from '../../../../tests/support/fakeServer/refusal';
import { queryClient } from '../../../api/queryClient';
import { inLanguage, texts } from '../../../components/story/story';
import { contract } from '../../../generated/api/contract';
import type { Bulk as BulkAct, Member, MemberPage, MemberRow } from '../../../generated/api/member';
import { parseParams, formatParams } from './memberParams';
import { MembersPage } from './MembersPage';

const { listMembers, getMember, listViews, listBulk, previewBulk, beginBulk } = contract.member;

const names = [
  ['Ada', 'Lovelace', 'Analytical Engines'],
  ['Пётр', 'Щербаков', 'Яндекс'],
  ['Jürgen', 'Müller-Schmidt', 'Gesellschaft für außerordentlich lange Firmennamen'],
] as const;

const row = (at: number): MemberRow => {
  const [firstName, lastName, company] = names[at % names.length]!;
  return {
    id: `p${at}`,
    slug: `p${at}`,
    firstName,
    lastName,
    company,
    position: 'Analyst',
    avatarUrl: null,
    city: 'Berlin',
    tags: ['Design', 'Go'],
    language: at % 2 ? 'RU' : 'EN',
    email: `person${at}@people.example`,
    emailConfirmed: at !== 2,
    states: at === 0 ? ['ACTIVE', 'MANAGER'] : at === 1 ? ['HIDDEN', 'PAUSED'] : ['WAITING'],
    agreed: at < 2,
    picked: at === 0,
    version: 1,
    joinedAt: '2026-03-01T10:00:00.000Z',
    lastSeenAt: at === 2 ? null : '2026-04-01T10:00:00.000Z',
  };
};

const page: MemberPage = { list: [row(0), row(1), row(2)], page: 0, hasMore: true, total: 45 };
const member: Member = {
  row: row(1),
  profile: {
    id: 'p1',
    slug: 'p1',
    firstName: 'Пётр',
    lastName: 'Щербаков',
    position: 'Analyst',
    company: 'Яндекс',
    about: 'I count.',
    goal: null,
    lookingFor: 'A patient weaver',
    tags: ['Design'],
    location: null,
    avatarUrl: null,
    contacts: [],
    contactsHidden: true,
    contactsToldTo: null,
    owned: false,
    createdAt: '2026-03-01T10:00:00.000Z',
  },
  invitedBy: 'Ada',
  timeline: [
    {
      at: '2026-04-02T10:00:00.000Z',
      what: 'message',
      actor: 'Ada Lovelace',
      subject: 'Your profile',
      text: 'Two words more?\n\nThank you.',
    },
    { at: '2026-04-01T10:00:00.000Z', what: 'member.hide', actor: null, subject: null, text: null },
    { at: '2026-03-01T10:00:00.000Z', what: 'joined', actor: null, subject: null, text: null },
  ],
  notes: [{ id: 'n1', at: '2026-04-03T10:00:00.000Z', author: 'Ada Lovelace', text: 'Met at the fair.' }],
};

const serving =
  (shown: MemberPage | (() => Promise<never>), undoable: BulkAct[] = []) =>
  () => {
    queryClient.clear();
    const leave = answering(({ answer }) => {
      answer(listMembers, shown);
      answer(getMember, member);
      answer(listBulk, undoable);
      answer(listViews, [{ id: 'v1', title: 'Waiting', query: { states: ['WAITING'] }, columns: ['email'] }]);
      answer(previewBulk, { people: [{ id: 'p1', firstName: 'Пётр', lastName: 'Щербаков' }], leftOut: 1 });
      answer(beginBulk, {
        id: 'b1',
        count: 1,
        dueAt: '2026-04-01T10:00:30.000Z',
        secondsLeft: 30,
        status: 'waiting',
      });
    })();
    return () => {
      leave();
      queryClient.clear();
    };
  };

const meta = {
  title: 'features/admin/members',
  component: MembersPage,
  loaders: [texts],
  decorators: [inLanguage],
  parameters: { layout: 'fullscreen' },
  args: {
    communityId: 'circle',
    admits: true,
    params: parseParams(new URLSearchParams()),
    to: () => '#',
    onParams: fn(),
  },
  render: function Moving(args) {
    const [params, setParams] = useState(args.params);
    return (
      <MembersPage
        {...args}
        params={params}
        to={(there) => `?${formatParams(there).toString()}`}
        onParams={setParams}
      />
    );
  },
  beforeEach: serving(page),
} satisfies Meta<typeof MembersPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const comes = (canvas: ReturnType<typeof within>) =>
  waitFor(() => expect(canvas.getByRole('link', { name: 'Ada Lovelace' })).toBeVisible());

/** The keyboard: / searches, j and k move, x chooses, b goes to the actions. Headers and the select sort in step. */
export const List: Story = {
  play: async ({ canvas, userEvent }) => {
    await comes(canvas);
    await userEvent.keyboard('jj');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Щербаков'));
    await userEvent.keyboard('x');
    await waitFor(() => expect(document.activeElement?.closest('tr')).toHaveAttribute('data-chosen', 'true'));
    await waitFor(() => expect(announced()).toContain('1 selected. Press B for the actions.'));
    await waitFor(async () => {
      await userEvent.keyboard('b');
      expect(document.activeElement).toHaveAttribute('aria-haspopup', 'menu');
    });
    await userEvent.keyboard('{Escape}/');
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
    const table = within(await canvas.findByRole('table', { name: 'Members' }));
    await waitFor(() => expect(table.getByRole('rowheader', { name: 'Ada Lovelace' })).toBeVisible());
    await waitFor(() =>
      expect(table.getByRole('columnheader', { name: 'Joined' })).toHaveAttribute('aria-sort', 'descending'),
    );
    await userEvent.click(await table.findByRole('button', { name: 'Name' }));
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending'),
    );
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Order' })).toHaveDisplayValue('By name'),
    );
  },
};

export const Filtered: Story = {
  args: { params: parseParams(new URLSearchParams('states=WAITING&tags=Design&joinedFrom=2026-01-01')) },
  play: async ({ canvas }) => comes(canvas),
};

export const Card: Story = {
  args: { params: parseParams(new URLSearchParams('member=p1')) },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByText('Met at the fair.')).toBeVisible());
  },
};

/** A bulk action: the affected members, and then the time to undo it. */
export const Bulk: Story = {
  play: async ({ canvas, userEvent }) => {
    await comes(canvas);
    await userEvent.keyboard('jjx');
    await userEvent.click(
      (await canvas.findAllByRole('button')).find((each) => each.ariaHasPopup === 'menu')!,
    );
    const items = await screen.findAllByRole('menuitem');
    await userEvent.click(items[3]!);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByText('Пётр Щербаков')).toBeVisible());
    const begin = [...dialog.querySelectorAll('button')].find(({ type }) => type === 'submit')!;
    await userEvent.click(begin);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: /^(Undo|Отменить)$/ })).toBeVisible());
  },
};

/** Begun before the page was opened. */
export const Undoable: Story = {
  beforeEach: serving(page, [
    { id: 'b1', count: 3, dueAt: '2026-04-01T10:00:30.000Z', secondsLeft: 17, status: 'waiting' },
  ]),
  play: async ({ canvas }) => {
    await comes(canvas);
    await waitFor(() => expect(canvas.getByText(/17/)).toBeVisible());
  },
};

/** Applicants are admitted or refused, with a message. */
export const Refusing: Story = {
  play: async ({ canvas, userEvent }) => {
    await comes(canvas);
    await userEvent.keyboard('jjx');
    await userEvent.click(
      (await canvas.findAllByRole('button')).find((each) => each.ariaHasPopup === 'menu')!,
    );
    const items = await screen.findAllByRole('menuitem');
    await userEvent.click(items[1]!);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByText('Пётр Щербаков')).toBeVisible());
    await userEvent.click([...dialog.querySelectorAll('button')].find(({ type }) => type === 'submit')!);
    await waitFor(() => expect(within(dialog).getByRole('textbox')).toBeInvalid());
    await userEvent.type(await within(dialog).findByRole('textbox'), 'Not this time.');
  },
};

export const Nobody: Story = {
  args: { params: parseParams(new URLSearchParams('search=nobody')) },
  beforeEach: serving({ list: [], page: 0, hasMore: false, total: 0 }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('heading').length).toBeGreaterThan(1));
  },
};

export const Loading: Story = { beforeEach: serving(() => new Promise(() => undefined)) };

export const Failed: Story = {
  beforeEach: serving(() => Promise.reject(refusal(1000, 'Sorry', 400))),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
  },
};
