// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer } from '../../../tests/support/answers';
import { visit } from '../../../tests/support/inCommunity';
import { initOf } from '../../../tests/support/initOf';
import { answersOf, memberPages } from '../../../tests/support/memberPages';
import { queryClient } from '../../api/queryClient';
import { useSession } from '../../api/session/store';
import { TagsField } from '../../components/fields/tags/TagsField';
import { asked, personOf } from '../../components/story/contacts';
import { AdminHome } from '../../features/admin/home/AdminHome';
import { Managers } from '../../features/admin/managers/Managers';
import { MyRequest } from '../../features/home/mine/MyRequest';
import type { Applicant } from '../../generated/api/admission';
import { contract } from '../../generated/api/contract';
import type { PendingIntro } from '../../generated/api/introduction';
import type { Report } from '../../generated/api/report';
import { useTexts } from '../../i18n/useTexts';
import { keepFocus } from '../../ui/focus/keepFocus';
import { toast } from '../../ui/toast/toast';
import AdmissionsScreen from '../admin/AdmissionsScreen';
import PendingIntrosScreen from '../admin/PendingIntrosScreen';
import ReportsScreen from '../admin/ReportsScreen';
import BookmarksScreen from '../contacts/BookmarksScreen';
import ContactsScreen from '../contacts/ContactsScreen';

const { admin, admission, introduction, manager, meeting, report } = contract;

const credits = { left: 3, perWeek: 10, renewsAt: '2026-12-01T00:00:00.000Z' };

/** Who is on the list. */
let listed: string[] = [];
/** The answer to an action, after which the first person is gone. */
const gone =
  <const Answer,>(value: Answer) =>
  () => {
    listed = listed.slice(1);
    return value;
  };
const pageOf = <Item,>(itemOf: (name: string) => Item) => ({
  items: listed.map(itemOf),
  page: 0,
  hasMore: false,
});
const totalOf = <Item,>(itemOf: (name: string) => Item) => ({
  list: listed.map(itemOf),
  page: 0,
  hasMore: false,
  total: listed.length,
});

/** The first item of a sample page. */
function sampleOf<Item>(url: string, call: string): Item {
  const page = memberPages.find((each) => each.url === url)!;
  const text = answersOf(page, { name: 'Ann', origin: '' }, 'c')[`GET ${call}`]!;
  const { items, list } = JSON.parse(text) as { items?: Item[]; list?: Item[] };
  return (items ?? list)![0]!;
}
const applicant = sampleOf<Applicant>('/admin/admissions', '/api/admin/c/admissions?state=WAITING&page=0');
const reported = sampleOf<Report>('/admin/reports', '/api/admin/c/reports?state=OPEN&page=0');
const pending = sampleOf<PendingIntro>('/admin/introductions', '/api/admin/c/intros?page=0');

const applicantOf = (firstName: string): Applicant => ({
  ...applicant,
  profile: { ...applicant.profile, id: firstName, slug: firstName, firstName, lastName: 'Lang' },
});
const contactOf = (firstName: string) => ({ ...asked, subject: personOf(firstName) });

const click = async (name: string | RegExp, inside: { findByRole: typeof screen.findByRole } = screen) =>
  userEvent.click(await inside.findByRole('button', { name }));
const confirm = async (name: string) => click(name, within(await screen.findByRole('dialog')));

interface List {
  screen: ReactNode;
  at?: string;
  /** Answers the calls of the list and of the action. */
  serve: () => void;
  /** The actions above the list go with it, and the focus to the heading at once. */
  above?: true;
  /** Takes the first person off the list. */
  press: (name: string) => Promise<void>;
}

function ManagersShown() {
  useTexts('admin');
  return <Managers communityId="c" onResigned={() => undefined} />;
}

const lists: Record<string, List> = {
  'introductions that wait': {
    screen: <ContactsScreen />,
    at: '/contacts?tab=meet',
    serve: () => {
      answer(introduction.getIntroductions, () =>
        pageOf((name) => ({
          subject: personOf(name),
          introMessage: 'Hello!',
          sentAt: '2026-11-22T10:00:00.000Z',
          invited: false,
          lookingFor: null,
          about: null,
          reasons: [],
          bookmarked: false,
        })),
      );
      answer(introduction.declineIntro, gone('OK'));
    },
    press: (name) => click(`Not now, decline the introduction from ${name} Lang`),
  },
  'introductions that were sent': {
    screen: <ContactsScreen />,
    at: '/contacts?tab=meet',
    serve: () => {
      answer(introduction.getRelations, () => pageOf(contactOf));
      answer(introduction.undoRelation, gone({ relation: 'NONE', undoUntil: null, credits }));
    },
    press: async (name) => {
      await click(`Withdraw the introduction to ${name} Lang`);
      await confirm('Withdraw');
    },
  },
  'hidden people': {
    screen: <ContactsScreen />,
    at: '/contacts?tab=hidden',
    serve: () => {
      answer(introduction.getRelations, () =>
        pageOf((name) => ({ ...contactOf(name), relation: 'HIDDEN' as const })),
      );
      answer(introduction.undoRelation, gone({ relation: 'NONE', undoUntil: null, credits }));
    },
    press: (name) => click(`Show again the profile of ${name} Lang`),
  },
  'blocked people': {
    screen: <ContactsScreen />,
    at: '/contacts?tab=blocked',
    serve: () => {
      answer(introduction.getBlocks, () => pageOf((name) => personOf(name)));
      answer(introduction.unblock, gone('OK'));
    },
    press: (name) => click(`Unblock ${name} Lang`),
  },
  bookmarks: {
    screen: <BookmarksScreen />,
    at: '/contacts/bookmarks',
    serve: () => {
      answer(introduction.getBookmarks, () => pageOf((name) => ({ ...contactOf(name), bookmarked: true })));
      answer(introduction.unbookmark, gone('OK'));
    },
    press: (name) => click(`Bookmark ${name} Lang`),
  },
  'requests to join, one at a time': {
    screen: <AdmissionsScreen />,
    at: '/admin/admissions',
    serve: () => {
      answer(admission.getAdmissions, () => totalOf(applicantOf));
      answer(admission.decideAdmissions, gone({ done: ['x'], left: [] }));
    },
    press: async () => {
      await click(/^Admit /);
      await confirm('Admit');
    },
  },
  'requests to join, several at once': {
    above: true,
    screen: <AdmissionsScreen />,
    at: '/admin/admissions',
    serve: () => {
      answer(admission.getAdmissions, () => totalOf(applicantOf));
      answer(admission.decideAdmissions, gone({ done: ['x'], left: [] }));
    },
    press: async (name) => {
      await userEvent.click(screen.getByRole('checkbox', { name: `Select ${name} Lang`, hidden: true }));
      await userEvent.click(screen.getAllByRole('button', { name: /^Admit / })[0]!);
      await confirm('Admit');
    },
  },
  reports: {
    screen: <ReportsScreen />,
    at: '/admin/reports',
    serve: () => {
      answer(report.getReports, () =>
        totalOf((firstName) => ({
          ...reported,
          id: firstName,
          subject: { ...reported.subject, firstName, lastName: 'Lang' },
        })),
      );
      answer(report.decideReport, gone('OK'));
    },
    press: async () => {
      await click(/^Decide about /);
      const dialog = within(await screen.findByRole('dialog'));
      await userEvent.click(await dialog.findByRole('radio', { name: /^Dismiss/ }));
      await click('Decide', dialog);
    },
  },
  'introductions to check': {
    screen: <PendingIntrosScreen />,
    at: '/admin/introductions',
    serve: () => {
      answer(introduction.getPendingIntros, () => ({
        ...pageOf((name) => ({ ...pending, from: personOf(name) })),
        total: listed.length,
      }));
      answer(introduction.decideIntro, gone('OK'));
    },
    press: (name) => click(new RegExp(`^Pass on the introduction from ${name} Lang`)),
  },
  'invitations to manage': {
    screen: <ManagersShown />,
    serve: () => {
      answer(manager.getManagers, () =>
        listed.map((firstName) => ({
          id: firstName,
          firstName,
          lastName: 'Lang',
          slug: firstName,
          avatarUrl: null,
          isSelf: false,
          mayRevoke: true,
          isInvited: true,
          version: 1,
        })),
      );
      answer(manager.setRole, gone({ isManager: false, invited: false, version: 2 }));
    },
    press: async (name) => {
      const show = screen.queryByRole('button', { name: 'Show managers' });
      if (show) await userEvent.click(show);
      await click(`Withdraw invitation to ${name} Lang`);
    },
  },
};

/** A page as the shell has it. */
function Main({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useEffect(() => keepFocus(main.current!), []);
  return (
    <main ref={main}>
      <div>{children}</div>
    </main>
  );
}

async function open(shown: ReactNode, at?: string): Promise<void> {
  await act(async () => {
    await visit(<Main>{shown}</Main>, { at });
  });
  await screen.findAllByRole('heading');
  await waitFor(() => expect(document.querySelector('[inert][aria-busy=true]')).toBeNull());
}

const focused = () => document.activeElement!;

beforeEach(() => {
  listed = ['Ann', 'Berta'];
  queryClient.clear();
  useSession.setState({ token: 'id.secret' });
  for (const kind of ['success', 'offer'] as const) {
    vi.spyOn(toast, kind).mockImplementation(() => undefined);
  }
  const none = { items: [], page: 0, hasMore: false };
  answer(contract.currentUser.init, initOf({ participant: { id: 'p' } }));
  answer(introduction.getRelations, none);
  answer(introduction.getBookmarks, none);
  answer(introduction.getIntroductions, none);
  answer(introduction.getBlocks, none);
  answer(meeting.getMeetings, none);
  answer(meeting.getPendingScores, []);
  answer(introduction.getRecommendations, {
    ...none,
    state: 'NONE_LEFT',
    stateAfter: 'NONE_LEFT',
    credits,
    nextRoundAt: '2026-12-01T09:00:00.000Z',
  });
});

describe('the focus after an action that takes somebody off a list', () => {
  it.each(Object.entries(lists))('UIX-09 of %s goes to the next one, then to a heading', async (_, list) => {
    list.serve();
    await open(list.screen, list.at);
    await list.press('Ann');
    await waitFor(() => expect(screen.queryByText(/Ann Lang/)).toBeNull());
    await waitFor(() => expect(focused()).not.toBe(document.body));
    const next = focused().closest('li, article, tr') ?? focused();
    expect(next.textContent).toContain(list.above ? 'Applications' : 'Berta');
    await list.press('Berta');
    await waitFor(() => expect(screen.queryByText(/Berta Lang/)).toBeNull());
    await waitFor(() => expect(focused().tagName).toMatch(/^H[1-4]$/));
  });
});

describe('the focus after the first steps are hidden', () => {
  it('UIX-09 ADM-13 D47 goes to what is below them, and returns with them', async () => {
    let isHidden = false;
    answer(admin.getManagerHome, () => ({
      waiting: [],
      changes: null,
      firstSteps: isHidden ? null : [{ kind: 'INVITE' as const, done: false }],
    }));
    answer(admin.dismissFirstSteps, ({ body }) => {
      isHidden = body.dismissed;
      return 'OK' as const;
    });
    function Shown() {
      useTexts('admin');
      return <AdminHome community={{ id: 'c', title: 'Circle' }} administrator={false} />;
    }
    await open(<Shown />);
    const steps = within(screen.getByRole('list'));
    expect(steps.getAllByRole('listitem')).toHaveLength(1);
    await click('Hide this list');
    await waitFor(() => expect(focused().textContent).toBe('Waiting for you'));
    const [, { onPress }] = vi.mocked(toast.offer).mock.calls.at(-1)!;
    (focused() as HTMLElement).blur();
    act(onPress);
    await waitFor(() => expect(focused().textContent).toContain('First steps'));
  });
});

describe('the focus of what is edited in place', () => {
  const settings = { required: false, example: '', phrases: [] };

  it('UIX-09 HOM-01 goes into the field of the request, and back to its button', async () => {
    const { participant } = initOf({ participant: { id: 'p', lookingFor: 'A cook' } });
    function Shown() {
      useTexts('home');
      return <MyRequest participant={participant!} settings={settings} />;
    }
    await open(<Shown />);
    for (const _ of ['at first', 'again']) {
      await click('Edit request');
      await waitFor(() => expect(focused().tagName).toBe('TEXTAREA'));
      await click('Cancel');
      await waitFor(() => expect(focused().textContent).toBe('Edit request'));
    }
  });

  it('UIX-09 PRO-01 goes to the tag beside a removed one, and with the last one into the field', async () => {
    answer(contract.directory.suggestTags, []);
    function Shown() {
      useTexts('fields');
      const [tags, setTags] = useState(['Tea', 'Bread', 'Salt']);
      return (
        <>
          <h1>Profile</h1>
          <TagsField value={tags} onChange={setTags} />
        </>
      );
    }
    await open(<Shown />);
    for (const [tag, next] of [
      ['Bread', 'Salt'],
      ['Salt', 'Tea'],
    ] as const) {
      await click(new RegExp(tag));
      await waitFor(() => expect(focused().textContent).toContain(next));
    }
    await click(/Tea/);
    await waitFor(() => expect(focused().tagName).toBe('INPUT'));
  });
});
