import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { answering } from '../../../tests/support/fakeServer/inStory';
import { refusal } from '../../../tests/support/fakeServer/refusal';
import { initOf, type InitChanges } from '../../../tests/support/initOf';
import { queryClient } from '../../api/queryClient';
import { clearSession, startSession } from '../../api/session/store';
import { sampleIncoming, samplePage } from '../../components/introduction/sampleCards';
import { samplePeople } from '../../components/people/samplePeople';
import { connection } from '../../components/story/contacts';
import { agreed, match, offered, storyNow } from '../../components/story/meetings';
import { going, supper } from '../../components/story/sampleEvents';
import { inLanguage, texts } from '../../components/story/story';
import { contract } from '../../generated/api/contract';
import type { Event } from '../../generated/api/event';
import type { IntroductionCard, NewConnection, RecommendationPage } from '../../generated/api/introduction';
import type { Match, Meeting } from '../../generated/api/meeting';
import type { RequestPage } from '../../generated/api/request';
import { setBrowserFacts } from '../../lib/browserFacts';
import { Home } from './Home';

const requests: RequestPage = {
  items: samplePeople.slice(0, 2).map((subject) => ({
    id: subject.id,
    subject,
    request: 'Somebody who repairs kilns.',
    answer: null,
    requestedAt: '2026-03-02T10:00:00.000Z',
  })),
  page: 0,
  hasMore: false,
  next: null,
};

interface Waiting {
  meetings?: readonly Meeting[];
  asks?: readonly Match[];
  incoming?: readonly IntroductionCard[];
  connected?: readonly NewConnection[];
  events?: readonly Event[];
}

const everything: Waiting = {
  meetings: [offered, { ...agreed, id: 'm2' }],
  asks: [match],
  incoming: sampleIncoming.slice(0, 2),
  events: [going, supper],
};
const refused = refusal(1104, 'Slower', 429);

/** A signed-in participant, or a user who is not loaded. `waiting` is what waits for them, or does not load. */
const serving =
  (
    changes: InitChanges | undefined,
    page: Partial<RecommendationPage> = {},
    waiting: Waiting | 'failed' | 'never' = {},
  ) =>
  () => {
    queryClient.clear();
    setBrowserFacts({ now: storyNow().toISOString(), zone: 'Europe/Belgrade', origin: location.origin });
    startSession({ token: 's1.x', firstLogin: false });
    const init = initOf({ participant: {}, invitationId: 'i-4810', ...changes });
    const leave = answering(({ answer }) => {
      answer(contract.currentUser.init, changes ? init : () => new Promise(() => undefined));
      answer(contract.introduction.getRecommendations, samplePage(page));
      answer(contract.request.listRequests, requests);
      const {
        meetings = [],
        asks = [],
        incoming = [],
        connected = [],
        events = [],
      } = typeof waiting === 'string' ? {} : waiting;
      const given = <Answer,>(known: Answer) =>
        waiting === 'failed'
          ? refused
          : waiting === 'never'
            ? () => new Promise<never>(() => undefined)
            : known;
      answer(
        contract.introduction.getIntroductions,
        given({ items: [...incoming], connected: [...connected], page: 0, hasMore: false }),
      );
      answer(contract.meeting.getMeetings, given({ items: [...meetings], page: 0, hasMore: false }));
      answer(contract.meeting.getPendingScores, given([...asks]));
      answer(contract.event.getUpcomingEvents, given({ items: [...events], page: 0, hasMore: true }));
    })();
    return () => {
      leave();
      setBrowserFacts(undefined);
      queryClient.clear();
      clearSession();
    };
  };

const meta = {
  title: 'features/home',
  component: Home,
  loaders: [texts],
  decorators: [inLanguage],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Home',
    community: {
      title: 'Open Circle',
      description: 'One conversation a week.',
      siteUrl: 'https://a.example/',
    },
    request: { required: true, example: 'A lawyer who knows contracts', phrases: ['I’m looking for'] },
    weekly: true,
    transparent: false,
    tab: 'people',
    pages: 1,
    onPages: () => undefined,
    inviteUrl: (id: string) => `https://circle.example/invite?id=${id}`,
  },
} satisfies Meta<typeof Home>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Asked to manage the community: by a button of their own they do, or not. */
export const AskedToManage: Story = {
  beforeEach: serving({ managerInvitation: { name: 'Grace Hopper', at: '2026-11-24T09:00:00.000Z' } }),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('Grace Hopper asks you to manage Open Circle')).toBeVisible(),
    );
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Become a manager' })).toBeVisible());
  },
};

export const Incomplete: Story = {
  beforeEach: serving(
    { participant: { missing: ['position', 'about', 'tags', 'avatar'] } },
    { items: [], state: 'NOT_YET' },
  ),
  play: async () => {
    await waitFor(() => expect(document.querySelector('[inert][aria-busy=true]')).toBeNull());
  },
};

export const Complete: Story = { beforeEach: serving({}), play: Incomplete.play };

/** A community whose members see each other. */
export const Transparent: Story = { ...Complete, args: { transparent: true } };

export const Requests: Story = {
  args: { transparent: true, tab: 'requests' },
  beforeEach: serving({}),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Somebody who repairs kilns.')).toHaveLength(2));
  },
};

/** Requests do not depend on weekly recommendations. */
export const RequestsAlone: Story = {
  ...Requests,
  args: { transparent: true, tab: 'requests', weekly: false },
};

/** The address of the tab, before the email is confirmed. */
export const UnconfirmedAtRequests: Story = {
  args: { transparent: true, tab: 'requests' },
  beforeEach: serving({ emailConfirmed: false, invitationId: null }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(document.querySelector('[inert][aria-busy=true]')).toBeNull());
    await waitFor(() => expect(canvas.queryByText('Somebody who repairs kilns.')).toBeNull());
  },
};

/** A community without recommendations. */
export const WithoutIntroductions: Story = {
  args: { weekly: false },
  beforeEach: serving({}),
  play: Incomplete.play,
};

export const Unconfirmed: Story = {
  beforeEach: serving({ emailConfirmed: false, invitationId: null }),
  play: Incomplete.play,
};

export const WithAWish: Story = {
  beforeEach: serving({ introFor: { slug: 'vera-lang', name: 'Vera Lang' } }),
  play: Incomplete.play,
};

/** The member whom the user wanted to meet, first of all. */
export const WithSomebodyWanted: Story = {
  beforeEach: serving({
    introFor: {
      slug: 'vera-lang',
      name: 'Vera Lang',
      card: { subject: samplePeople[0]!, relation: 'NONE', bookmarked: false },
    },
  }),
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('article');
    await waitFor(() => expect(first?.closest('section')).toHaveAttribute('aria-labelledby', 'wanted'));
  },
};

export const Paused: Story = {
  beforeEach: serving(
    {
      participant: {
        byEmail: false,
        lookingFor:
          'Somebody who has taken a clinic through its first audit and would tell me what hurt most.',
        pausedUntil: '2026-12-21T10:00:00.000Z',
      },
    },
    { items: [], state: 'PAUSED' },
  ),
  play: Incomplete.play,
};

/** A meeting, times to pick, introductions, a rating, and events. */
export const EverythingWaits: Story = {
  args: { transparent: true },
  beforeEach: serving({ waiting: { times: 1, introductions: 2, ratings: 1 } }, {}, everything),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('region')).toHaveLength(9));
  },
};

/** Above the requests as well. */
export const EverythingWaitsAtRequests: Story = {
  args: { transparent: true, tab: 'requests' },
  beforeEach: serving({}, {}, everything),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Somebody who repairs kilns.')).toHaveLength(2));
    await waitFor(() => expect(canvas.getAllByRole('region')).toHaveLength(8));
  },
};

/** Somebody accepted the member's introduction, and nothing else waits. */
export const Accepted: Story = {
  beforeEach: serving({}, {}, { connected: [{ ...connection, subject: samplePeople[0]! }] }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/accepted your introduction/)).toBeVisible());
  },
};

export const NothingWaits: Story = { beforeEach: serving({}), play: Incomplete.play };

/** The people are there all the same. */
export const WaitsFailed: Story = {
  beforeEach: serving({}, {}, 'failed'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
  },
};

/** The user is known; what waits for them is not. */
export const WaitsLoading: Story = { beforeEach: serving({}, {}, 'never') };

/** The first member of a community: an invitation instead of a date. */
export const Alone: Story = {
  beforeEach: serving({}, { items: [], state: 'ALONE', nextRoundAt: null }),
  play: Incomplete.play,
};

/** A small community: whoever is there is listed, and no date is promised. */
export const Few: Story = {
  beforeEach: serving({}, { items: samplePage().items.slice(0, 2), nextRoundAt: null }),
  play: Incomplete.play,
};

export const MetEveryone: Story = {
  beforeEach: serving({}, { items: [], state: 'MET_EVERYONE', nextRoundAt: null }),
  play: Incomplete.play,
};

/** Switched off in the settings, or by a manager: there is no date. */
export const SwitchedOff: Story = {
  beforeEach: serving({ participant: { networkingEnabled: false } }, { items: [], state: 'PAUSED' }),
  play: Incomplete.play,
};

export const WritingARequest: Story = {
  beforeEach: serving({}),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Write a request|Написать запрос/ }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Your request|запрос/i })).toBeVisible());
  },
};

export const Loading: Story = { beforeEach: serving(undefined) };
