// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { announced } from '../../../tests/support/announced';
import { answer, refusal, sentTo } from '../../../tests/support/answers';
import { contract } from '../../generated/api/contract';
import type { Init, OwnParticipant } from '../../generated/api/currentUser';
import { changeListed } from '../../components/introduction/listChanges';
import { samplePeople } from '../../components/people/samplePeople';
import { agreed, match, offered } from '../../components/story/meetings';
import { ownVera } from '../../components/story/participants';
import { going } from '../../components/story/sampleEvents';
import type {
  IntroductionCard,
  RecommendationCard,
  RecommendationPage,
} from '../../generated/api/introduction';
import { visit, type Visit } from '../../../tests/support/inCommunity';
import { initOf } from '../../../tests/support/initOf';
import { queryClient } from '../../api/queryClient';
import { useSession } from '../../api/session/store';
import HomeScreen from './HomeScreen';
import { toastsOpen } from '../../ui/toast/openToasts';
import { toast } from '../../ui/toast/toast';

const init = initOf({
  participant: { id: 'p', firstName: 'Ann', lastName: 'Lee', slug: 'ann', avatarUrl: null },
});
const files = {
  community: { title: 'Circle' },
  landingen: { description: 'People who meet', sections: [{ type: 'hero', title: 'x' }] },
  brand: { logoUrl: 'assets/a.svg', colors: { primary: '#334455' }, siteUrl: 'https://circle.example/' },
};

const notWeekly = { ...files, community: { title: 'Circle', matching: { enabled: false } } };
const credits = { left: 3, perWeek: 10, renewsAt: '2026-12-01T00:00:00.000Z' };
const person = (id: string, firstName: string) => ({
  id,
  slug: id,
  firstName,
  lastName: 'Lang',
  position: 'Lawyer',
  company: null,
  city: null,
  avatarUrl: null,
  tags: ['Contracts'],
});
const cardOf = (id: string, firstName: string): RecommendationCard => ({
  matchingId: `m-${id}`,
  matchingResultId: `r-${id}`,
  rank: 1,
  subject: person(id, firstName),
  lookingFor: 'A designer',
  about: null,
  bookmarked: false,
  relation: 'NONE',
  reasons: [`You’re looking for contracts; ${firstName} offers contracts`],
});
const recommended = (changes: Partial<RecommendationPage> = {}): RecommendationPage => ({
  items: [],
  page: 0,
  hasMore: false,
  state: 'NONE_LEFT',
  stateAfter: 'NONE_LEFT',
  credits,
  nextRoundAt: '2026-11-24T09:00:00.000Z',
  ...changes,
});

async function open(given: Visit = {}): Promise<void> {
  await act(async () => {
    await visit(<HomeScreen />, { files, ...given });
  });
}
const told = async (changes: Partial<Init>) => {
  answer(contract.currentUser.init, { ...init, ...changes });
  await open();
  await screen.findByRole('heading', { level: 1, name: 'Hello, Ann' });
};

beforeEach(() => {
  queryClient.clear();
  useSession.setState({ token: 'id.secret' });
  answer(contract.currentUser.init, init);
  answer(contract.introduction.getIntroductions, { items: [], page: 0, hasMore: false });
  answer(contract.introduction.getRecommendations, recommended());
  answer(contract.meeting.getMeetings, { items: [], page: 0, hasMore: false });
  answer(contract.meeting.getPendingScores, []);
  answer(contract.event.getUpcomingEvents, { items: [], page: 0, hasMore: false });
});

describe('home', () => {
  it('UIX-07 says who I am and which community this is', async () => {
    await told({});
    const me = screen.getByRole('region', { name: 'You' });
    for (const text of ['Ann Lee', 'ann@example.org', 'Member'])
      expect(within(me).getByText(text)).toBeTruthy();
    const community = screen.getByRole('region', { name: 'Your community' });
    expect(within(community).getByText('People who meet')).toBeTruthy();
    expect(within(community).getByRole('link').getAttribute('href')).toBe('https://circle.example/');
  });

  it('UIX-07 speaks Russian, and names by email who has no profile yet', async () => {
    answer(contract.currentUser.init, { ...init, participant: null });
    await open({ lang: 'ru' });
    await screen.findByRole('heading', { name: 'ann@example.org' });
    expect(screen.getByRole('heading', { level: 1, name: 'Здравствуйте' })).toBeTruthy();
  });

  it('AUT-07 leads who has not confirmed the address to where that is done, and promises an invitation', async () => {
    await told({ emailConfirmed: false });
    const confirm = screen.getByRole('link', { name: 'Confirm your email' });
    expect(confirm.getAttribute('href')).toBe('/last-step');
    expect(screen.getByText(/will be here once you’ve confirmed your email/)).toBeTruthy();
    expect(screen.queryByLabelText('Your invitation link')).toBeNull();
  });

  it('UIX-03 says why the invitation cannot be copied or replaced yet', async () => {
    const told = vi.spyOn(toast, 'info').mockImplementation(() => undefined);
    answer(contract.currentUser.init, () => new Promise(() => undefined));
    await open({ files: notWeekly });
    for (const name of ['Copy link', 'Create a new link']) {
      told.mockClear();
      const press = screen.getByRole('button', { name });
      expect(press.getAttribute('aria-disabled')).toBeNull();
      await userEvent.click(press);
      expect(told).toHaveBeenCalledWith('Your link is still loading. Try again in a moment.');
    }
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('UIX-03 says that the invitation was not copied', async () => {
    const failed = vi.spyOn(toast, 'error').mockImplementation(() => undefined);
    const user = userEvent.setup();
    await told({ invitationId: 'inv' });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    await waitFor(() =>
      expect(failed).toHaveBeenCalledWith('Couldn’t copy the link. Select it and copy it yourself.'),
    );
  });

  it('SES-02 gives the invitation to be copied', async () => {
    const user = userEvent.setup();
    await told({ invitationId: 'a b' });
    const url = `${location.origin}/invite?id=a%20b`;
    expect((await screen.findByLabelText<HTMLInputElement>('Your invitation link')).value).toBe(url);
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    await screen.findByRole('button', { name: 'Link copied' });
    await expect(navigator.clipboard.readText()).resolves.toBe(url);
  });

  const next = () => within(screen.getByRole('region', { name: 'What’s next' }));
  const lacking = async (...missing: OwnParticipant['missing']) => {
    await told({ invitationId: 'inv', participant: { ...init.participant!, missing } });
    await screen.findByRole('region', { name: 'What’s next' });
  };

  it('P13 says what the profile lacks, then gives the invitation', async () => {
    await lacking('avatar', 'about', 'goal');
    expect(
      next()
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Your profile', 'Invite people you’d like to meet here']);
    expect(next().getByRole('link', { name: 'Add a photo' }).getAttribute('href')).toBe('/profile#avatar');
    expect(next().getByRole('link', { name: 'and 2 more' }).getAttribute('href')).toBe('/profile');
  });

  it('P13 speaks of no more where one thing is missing, and says so where nothing is', async () => {
    await lacking('tags');
    expect(
      next()
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Add tags']);
    cleanup();
    queryClient.clear();
    await lacking();
    expect(next().getByText('Everything’s filled in')).toBeTruthy();
    expect(next().queryByRole('link')).toBeNull();
  });

  it('U04 U10 reminds of whom the user wanted to meet, last of all, until that is dismissed', async () => {
    answer(contract.currentUser.deleteIntroWish, refusal(1000, 'Not now', 500));
    await told({ introFor: { slug: 'vera-lang', name: 'Vera Lang' } });
    const next = within(await screen.findByRole('region', { name: 'What’s next' }));
    await next.findByRole('heading', { name: 'You wanted to meet Vera Lang' });
    expect(next.getAllByRole('heading', { level: 3 }).at(-1)?.textContent).toBe(
      'You wanted to meet Vera Lang',
    );
    expect(next.getByRole('link', { name: 'Open the page' }).getAttribute('href')).toBe('/u/vera-lang');
    await userEvent.click(next.getByRole('button', { name: 'Dismiss' }));
    await next.findByText('Not now');
    answer(contract.currentUser.deleteIntroWish, 'OK');
    await userEvent.click(next.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(next.queryByText('You wanted to meet Vera Lang')).toBeNull());
    expect(sentTo(contract.currentUser.deleteIntroWish)).toHaveLength(2);
  });

  it('U04 U10 has the card of whom the member wanted to meet, until it is dismissed', async () => {
    answer(contract.currentUser.deleteIntroWish, refusal(1000, 'Not now', 500));
    const [subject] = samplePeople;
    const card = { subject: subject!, relation: 'NONE', bookmarked: false } as const;
    const name = `${subject!.firstName} ${subject!.lastName}`;
    await told({ introFor: { slug: subject!.slug, name, card } });
    const first = within(await screen.findByRole('region', { name: `You wanted to meet ${name}` }));
    expect(first.getByRole('article', { name })).toBeTruthy();
    expect(first.getByRole('button', { name: `Connect with ${name}` })).toBeTruthy();
    await userEvent.click(first.getByRole('button', { name: 'Dismiss' }));
    await first.findByText('Not now');
    answer(contract.currentUser.deleteIntroWish, 'OK');
    await userEvent.click(first.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByText(`You wanted to meet ${name}`)).toBeNull());
  });

  it('PRO-04 leads to the own page and to the profile, once there is one', async () => {
    await told({});
    const me = within(screen.getByRole('region', { name: 'You' }));
    expect(me.getByRole('link', { name: 'Edit profile' }).getAttribute('href')).toBe('/profile');
    expect(me.getByRole('link', { name: 'My page' }).getAttribute('href')).toBe('/u/ann');
  });

  const mine = (name: string) => within(screen.getByRole('region', { name }));

  it('P07 has my request, changed where it stands; what was typed outlives a refusal', async () => {
    await told({ participant: { ...init.participant!, lookingFor: 'A lawyer who knows contracts' } });
    const request = mine('My request');
    await userEvent.click(request.getByRole('button', { name: 'Edit request' }));
    const field = await request.findByRole('textbox', { name: 'Your request' });
    await userEvent.clear(field);
    await userEvent.type(field, 'A designer of websites');
    answer(contract.participant.updateLookingFor, refusal(1100, 'Too short', 400));
    await userEvent.click(request.getByRole('button', { name: 'Save' }));
    await request.findByText('Too short');
    expect((field as HTMLTextAreaElement).value).toBe('A designer of websites');
    const stored = { ...ownVera, lookingFor: 'A designer of websites' };
    answer(contract.participant.updateLookingFor, stored);
    answer(contract.currentUser.init, {
      ...init,
      participant: { ...init.participant!, lookingFor: stored.lookingFor },
    });
    await userEvent.click(request.getByRole('button', { name: 'Save' }));
    await request.findByText('A designer of websites', { selector: 'p' });
    expect(request.queryByRole('textbox')).toBeNull();
  });

  it('UIX-05 has a placeholder in its shape while it loads', async () => {
    answer(contract.currentUser.init, () => new Promise(() => undefined));
    await open();
    await waitFor(() => expect(document.querySelector('[inert][aria-busy=true]')).not.toBeNull());
  });

  it('UIX-03 ERR-04 says what failed, with a way out', async () => {
    answer(contract.currentUser.init, refusal(1109, 'no', 403));
    await open();
    await screen.findByRole('heading', { name: 'Couldn’t load this' });
    answer(contract.currentUser.init, init);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'Hello, Ann' });
  });

  it('UIX-03 says that it waits for the connection', async () => {
    window.dispatchEvent(new Event('offline'));
    await open();
    await screen.findByText(/once you’re back online/);
    act(() => void window.dispatchEvent(new Event('online')));
    await screen.findByRole('heading', { name: 'Hello, Ann' });
  });
});

describe('what is agreed or waits', () => {
  const waiting = (firstName: string): IntroductionCard => ({
    subject: person(firstName, firstName),
    introMessage: 'Hello!',
    sentAt: '2026-11-22T10:00:00.000Z',
    invited: false,
    lookingFor: null,
    about: null,
    reasons: [],
    bookmarked: false,
  });
  const everything = (): void => {
    answer(contract.meeting.getMeetings, {
      items: [offered, { ...agreed, id: 'm2' }],
      page: 0,
      hasMore: false,
    });
    answer(contract.meeting.getPendingScores, [match]);
    answer(contract.introduction.getIntroductions, { items: [waiting('Olga')], page: 0, hasMore: false });
    answer(contract.event.getUpcomingEvents, { items: [{ ...going }], page: 0, hasMore: true });
    answer(
      contract.introduction.getRecommendations,
      recommended({ items: [cardOf('paul', 'Paul')], state: 'READY' }),
    );
  };
  const inOrder = () =>
    screen
      .getAllByRole('region')
      .map(
        (region) =>
          region.getAttribute('aria-label') ?? within(region).getAllByRole('heading')[0]?.textContent,
      );

  it('HOM-08 comes first, then people to meet, requests, the own request, and the rest', async () => {
    everything();
    await open({ files: { ...files, community: { title: 'Circle', transparent: true } } });
    await screen.findByRole('region', { name: 'Your meetings' });
    expect(inOrder()).toEqual([
      'Your meetings',
      'Waiting for your answer 1',
      'Past meetings',
      'Your events',
      'People to meet',
      'My request',
      'What’s next',
      'You',
      'Your community',
    ]);
    const tabs = screen.getByRole('link', { name: 'Requests' });
    const after = (one: Node, other: Node) =>
      Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
    expect(after(screen.getByRole('region', { name: 'Your events' }), tabs)).toBe(true);
    expect(after(tabs, screen.getByRole('region', { name: 'People to meet' }))).toBe(true);
  });

  it('HOM-08 has agreed meetings above those with times to pick, and where all events are', async () => {
    everything();
    await told({});
    const meetings = within(await screen.findByRole('region', { name: 'Your meetings' }));
    const cards = meetings.getAllByRole('article');
    expect(within(cards[0]!).getByText('Agreed')).toBeTruthy();
    expect(within(cards[1]!).getByRole('button', { name: /^Agree to this time with / })).toBeTruthy();
    const events = within(screen.getByRole('region', { name: 'Your events' }));
    expect(events.getByRole('link', { name: 'All your events' }).getAttribute('href')).toBe(
      '/events?going=true',
    );
  });

  it('HOM-08 CON-01 M05 shows who accepted an introduction, until a time is suggested', async () => {
    const connected = ['Olga', 'Vera'].map((name) => ({
      subject: person(name.toLowerCase(), name),
      contacts: [{ type: 'TELEGRAM' as const, value: 'lang' }],
      bookmarked: false,
    }));
    const none = { page: 0, hasMore: false };
    answer(contract.introduction.getIntroductions, { ...none, items: [], connected });
    answer(contract.meeting.getMeetings, {
      ...none,
      items: [{ ...offered, subject: person('vera', 'Vera') }],
    });
    await told({});
    const list = within(await screen.findByRole('region', { name: 'New connections' }));
    await list.findByText('Olga accepted your introduction');
    expect(list.getByText('You’re connected')).toBeTruthy();
    expect(list.getByRole('button', { name: 'Suggest a time to Olga Lang' })).toBeTruthy();
    expect(list.queryByText('Vera Lang')).toBeNull();
    // It was there before: the focus stays where it is.
    expect(list.getByRole('article').contains(document.activeElement)).toBe(false);
    expect(document.activeElement?.contains(list.getByRole('article'))).toBe(true);
  });

  it('HOM-08 takes no room where nothing waits, and asks for everything once', async () => {
    await told({});
    await screen.findByRole('region', { name: 'People to meet' });
    expect(inOrder()).toEqual(['People to meet', 'My request', 'What’s next', 'You', 'Your community']);
    const { introduction, meeting, event } = contract;
    for (const call of [
      introduction.getRecommendations,
      introduction.getIntroductions,
      meeting.getMeetings,
      meeting.getPendingScores,
      event.getUpcomingEvents,
    ])
      expect([call.path, sentTo(call).length]).toEqual([call.path, 1]);
  });

  it('HOM-08 is above the requests, too, and is there without weekly recommendations', async () => {
    everything();
    answer(contract.request.listRequests, { items: [], page: 0, hasMore: false, next: null });
    await open({
      at: '/my_communities?tab=requests',
      files: { ...notWeekly, community: { title: 'Circle', transparent: true } },
    });
    await screen.findByRole('region', { name: 'Your meetings' });
    cleanup();
    queryClient.clear();
    await open({ files: notWeekly });
    await screen.findByRole('region', { name: 'Your meetings' });
    expect(screen.queryByRole('region', { name: 'People to meet' })).toBeNull();
  });

  it('HOM-08 UIX-03 says that some of it did not load; the rest is there', async () => {
    everything();
    answer(contract.meeting.getMeetings, refusal(1104, 'Slower', 429));
    await told({});
    await screen.findByText('Couldn’t load everything that’s waiting for you');
    await screen.findByRole('region', { name: 'Your events' });
    answer(contract.meeting.getMeetings, { items: [offered], page: 0, hasMore: false });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('region', { name: 'Your meetings' });
    await waitFor(() =>
      expect(screen.queryByText('Couldn’t load everything that’s waiting for you')).toBeNull(),
    );
  });

  it('HOM-08 shows three introductions first', async () => {
    const items = ['Olga', 'Paul', 'Igor', 'Vera'].map(waiting);
    answer(contract.introduction.getIntroductions, { items, page: 0, hasMore: false });
    await told({});
    const list = within(await screen.findByRole('region', { name: 'Waiting for your answer 4' }));
    expect(list.getAllByRole('article')).toHaveLength(3);
    await userEvent.click(list.getByRole('button', { name: 'More people waiting' }));
    expect(list.getAllByRole('article')).toHaveLength(4);
    expect(list.queryByRole('button', { name: 'More people waiting' })).toBeNull();
  });

  it('HOM-08 asks for nothing before the email is confirmed', async () => {
    await told({ emailConfirmed: false });
    expect(sentTo(contract.meeting.getMeetings)).toEqual([]);
    expect(sentTo(contract.event.getUpcomingEvents)).toEqual([]);
  });

  it('HOM-08 U04 the number of what waits is loaded again with an answer', async () => {
    vi.spyOn(toast, 'success').mockImplementation(() => undefined);
    everything();
    answer(contract.introduction.declineIntro, 'OK');
    await told({ waiting: { times: 1, introductions: 1, ratings: 1 } });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Not now, decline the introduction from Olga Lang' }),
    );
    await waitFor(() => expect(sentTo(contract.currentUser.init)).toHaveLength(2));
  });
});

describe('people to meet', () => {
  it('HOM-04 who is alone is asked to invite, and promised no day', async () => {
    answer(contract.introduction.getRecommendations, recommended({ state: 'ALONE', nextRoundAt: null }));
    await told({ invitationId: 'inv' });
    const list = await people();
    list.getByRole('heading', { name: 'You’re the first here' });
    expect(list.getByLabelText('Your invitation link')).toBeTruthy();
    expect(screen.getAllByLabelText('Your invitation link')).toHaveLength(1);
    expect(document.body.textContent).not.toMatch(/Tuesday|November/);
  });

  it.each([
    ['MET_EVERYONE', /You’ll see new people as soon as they join\.$/],
    ['OTHERS_AWAY', /The others are taking a break\. You’ll see them once they’re back\.$/],
  ] as const)('HOM-04 where nobody new is left, no day is promised (%s)', async (stateAfter, text) => {
    const items = [cardOf('vera', 'Vera')];
    const page = recommended({ items, state: 'READY', stateAfter, nextRoundAt: null });
    answer(contract.introduction.getRecommendations, page);
    await told({});
    expect((await people()).getByText(text)).toBeTruthy();
  });

  it.each([
    ['INCOMING', 'MET_EVERYONE', 'You’ve met everyone here'],
    ['NONE', 'MET_EVERYONE', 'You’ve met everyone here'],
    ['NONE', 'OTHERS_AWAY', 'Nobody new for now'],
  ] as const)(
    'HOM-04 B05 promises no day once the last person is asked or waits for an answer (%s, %s)',
    async (relation, stateAfter, title) => {
      const items = [{ ...cardOf('vera', 'Vera'), relation }];
      answer(
        contract.introduction.getRecommendations,
        recommended({ items, state: 'READY', stateAfter, nextRoundAt: null }),
      );
      await told({});
      const list = await people();
      if (relation === 'NONE') {
        list.getByRole('article', { name: 'Vera Lang' });
        act(() => void changeListed('vera', () => undefined));
      }
      await list.findByRole('heading', { name: title });
    },
  );

  it('P24 a paused member sees until when, and where to change that; no setting is on home', async () => {
    answer(contract.introduction.getRecommendations, recommended({ state: 'PAUSED' }));
    const pausedUntil = '2026-12-21T10:00:00.000Z';
    await told({ participant: { ...init.participant!, pausedUntil } });
    const list = await people();
    list.getByRole('heading', { name: 'You’re taking a break until 21 December' });
    expect(list.getByRole('link', { name: 'Open settings' }).getAttribute('href')).toBe(
      '/account#introductions',
    );
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  const people = async () => within(await screen.findByRole('region', { name: 'People to meet' }));

  it('HOM-02 the three who fit best stand out, each with why; one is asked, and goes', async () => {
    const four = ['Vera', 'Olga', 'Paul', 'Igor'].map((name) => cardOf(name.toLowerCase(), name));
    answer(contract.introduction.getRecommendations, recommended({ items: four, state: 'READY' }));
    await told({});
    const list = await people();
    expect(list.getAllByRole('list', { name: 'Why you two' })).toHaveLength(3);
    expect(list.queryByText('Igor Lang')).toBeNull();
    await userEvent.click(list.getByRole('button', { name: 'More contacts' }));
    await list.findByText('You’re looking for contracts; Igor offers contracts');
    expect(list.queryByRole('button', { name: 'More contacts' })).toBeNull();
    expect(list.getAllByRole('list', { name: 'Why you two' })).toHaveLength(3);
    expect(
      list.getByText(/^3 introductions left this week\. New people come on 24 November\.$/),
    ).toBeTruthy();
    await userEvent.click(list.getByRole('button', { name: 'Connect with Vera Lang' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Connect with Vera Lang' }));
    await userEvent.type(dialog.getByRole('textbox'), 'Shall we talk?');
    answer(contract.introduction.sendIntro, refusal(1170, 'None left', 409));
    await userEvent.click(dialog.getByRole('button', { name: 'Send introduction' }));
    await dialog.findByText('None left');
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Shall we talk?');
    const offered = vi.spyOn(toast, 'offer').mockImplementation(() => undefined);
    answer(contract.introduction.sendIntro, {
      relation: 'INTERESTED',
      undoUntil: '2026-11-23T10:00:30.000Z',
      credits: { ...credits, left: 2 },
    });
    answer(contract.introduction.getRecommendations, recommended({ items: four.slice(1), state: 'READY' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send introduction' }));
    await waitFor(() => expect(list.queryByText('Vera Lang')).toBeNull());
    expect(offered).toHaveBeenCalledWith('Introduction to Vera Lang sent', expect.anything());
    expect(sentTo(contract.introduction.sendIntro).at(-1)).toMatchObject({
      body: { matchingId: 'm-vera', introMessage: 'Shall we talk?', from: 'p' },
    });
  });

  it('HOM-02 a bookmark shows at once, and goes back where it was refused', async () => {
    const failed = vi.spyOn(toast, 'error').mockImplementation(() => undefined);
    answer(contract.introduction.getRecommendations, recommended({ items: [cardOf('vera', 'Vera')] }));
    answer(contract.introduction.bookmark, refusal(1000, 'Not now', 500));
    await told({});
    const toggle = (await people()).getByRole('button', { name: 'Bookmark Vera Lang' });
    await userEvent.click(toggle);
    await waitFor(() => expect(failed).toHaveBeenCalledWith('Not now'));
    expect(toggle.getAttribute('aria-pressed')).toBe('false');
  });

  it('HOM-02 B02 B03 P20 P25 a bookmark and a report are taken back from their toasts', async () => {
    const told = vi.spyOn(toast, 'success').mockImplementation(() => undefined);
    const offered = vi.spyOn(toast, 'offer').mockImplementation(() => undefined);
    const undo = () => act(() => offered.mock.calls.at(-1)?.[1].onPress());
    const vera = [cardOf('vera', 'Vera')];
    answer(contract.introduction.getRecommendations, recommended({ items: vera, state: 'READY' }));
    answer(contract.introduction.bookmark, 'OK');
    answer(contract.introduction.unbookmark, 'OK');
    await open();
    const list = await people();
    await userEvent.click(list.getByRole('button', { name: 'Bookmark Vera Lang' }));
    await waitFor(() => expect(offered).toHaveBeenCalledWith('Vera Lang is bookmarked', expect.anything()));
    undo();
    await waitFor(() => expect(told).toHaveBeenCalledWith('Undone'));
    expect(sentTo(contract.introduction.unbookmark)).toMatchObject([{ params: { id: 'vera' } }]);

    answer(contract.report.reportParticipant, {
      undoUntil: '2026-11-23T10:00:30.000Z',
      reaches: 'MANAGERS' as const,
    });
    answer(contract.report.withdrawReport, 'OK');
    await userEvent.click(list.getByRole('button', { name: 'More about Vera Lang' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Report' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report Vera Lang' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Spam or advertising' }));
    answer(contract.introduction.getRecommendations, recommended());
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(list.queryByText('Vera Lang')).toBeNull());
    answer(contract.introduction.getRecommendations, recommended({ items: vera, state: 'READY' }));
    undo();
    await list.findByText('Vera Lang');
    expect(told).toHaveBeenCalledWith('Your report is withdrawn');
    expect(sentTo(contract.report.withdrawReport)).toMatchObject([{ params: { id: 'vera' } }]);
  });

  it('HOM-01 M05 of many who wait the rest comes when it is asked for, and is there for whoever comes back', async () => {
    const waiting = (firstName: string) => ({
      subject: person(firstName, firstName),
      introMessage: null,
      sentAt: '2026-11-22T10:00:00.000Z',
      invited: false,
      lookingFor: null,
      about: null,
      reasons: [],
      bookmarked: false,
    });
    answer(contract.introduction.getIntroductions, ({ query: { page } }) =>
      page
        ? { items: [waiting('Olga')], page: 1, hasMore: false }
        : { items: [waiting('Igor')], page: 0, hasMore: true },
    );
    await open();
    await screen.findByRole('region', { name: 'Waiting for your answer 1+' });
    await userEvent.click(screen.getByRole('button', { name: 'More people waiting' }));
    const list = within(await screen.findByRole('region', { name: 'Waiting for your answer 2' }));
    expect(list.getAllByRole('article')).toHaveLength(2);
    expect(list.queryByRole('button', { name: 'More people waiting' })).toBeNull();
    cleanup();
    await open();
    await screen.findByRole('region', { name: 'Waiting for your answer 2' });
  });

  it('MAT-07 M11 whoever could not be answered waits again, with what went wrong', async () => {
    const failed = vi.spyOn(toast, 'error').mockImplementation(() => undefined);
    const waiting = {
      subject: person('olga', 'Olga'),
      introMessage: 'Hello!',
      sentAt: '2026-11-22T10:00:00.000Z',
      invited: false,
      lookingFor: null,
      about: null,
      reasons: [],
      bookmarked: false,
    };
    answer(contract.introduction.getIntroductions, { items: [waiting], page: 0, hasMore: false });
    answer(contract.introduction.relate, refusal(1000, 'Not now', 500));
    await open();
    await userEvent.click(await screen.findByRole('button', { name: /^Accept the introduction/ }));
    await waitFor(() => expect(failed).toHaveBeenCalledWith('Not now'));
    await screen.findByRole('button', { name: /^Accept the introduction/ });
  });

  it.each([
    ['NONE_LEFT', 'You’ve seen everyone for now'],
    ['MET_EVERYONE', 'You’ve met everyone here'],
    ['OTHERS_AWAY', 'Nobody new for now'],
    ['ALONE', 'You’re the first here'],
    ['COMING', 'We’re choosing your first people'],
    ['NOT_YET', 'Your first people come on 24 November'],
    ['PAUSED', 'Introductions are switched off for you'],
    ['OFF', 'No recommendations here'],
  ] as const)('HOM-04 says why there is nobody: %s', async (state, title) => {
    answer(contract.introduction.getRecommendations, recommended({ state }));
    await told({});
    expect(await (await people()).findByRole('heading', { name: title })).toBeTruthy();
    const emails = screen.queryByText(/We’ll email ann@example.org/);
    expect(Boolean(emails)).toBe(state === 'NOT_YET');
  });

  it('MAT-09 shows the first list as soon as it is made', async () => {
    answer(contract.introduction.getRecommendations, recommended({ state: 'COMING' }));
    await told({});
    const list = await people();
    await waitFor(() => expect(announced()).toHaveLength(1));
    const items = [cardOf('vera', 'Vera')];
    answer(contract.introduction.getRecommendations, recommended({ items, state: 'READY' }));
    await waitFor(() => expect(list.getByText('Vera Lang')).toBeTruthy(), { timeout: 120_000 });
  });

  it('HOM-04 says that they could not be loaded, and what comes next stays', async () => {
    answer(contract.introduction.getRecommendations, refusal(1104, 'Slower', 429));
    await told({});
    const list = await people();
    expect(list.getByText('Couldn’t load people')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'What’s next' })).toBeTruthy();
    answer(contract.introduction.getRecommendations, recommended({ items: [cardOf('vera', 'Vera')] }));
    await userEvent.click(list.getByRole('button', { name: 'Try again' }));
    await list.findByText('Vera Lang');
  });

  it('MAT-07 M05 M11 who waits for an answer comes first, and is declined kindly', async () => {
    vi.spyOn(toast, 'success').mockImplementation(() => undefined);
    const waiting = {
      subject: person('olga', 'Olga'),
      introMessage: 'Hello!',
      sentAt: '2026-11-22T10:00:00.000Z',
      invited: false,
      lookingFor: null,
      about: null,
      reasons: [],
      bookmarked: false,
    };
    answer(contract.introduction.getIntroductions, { items: [waiting], page: 0, hasMore: false });
    answer(contract.introduction.declineIntro, 'OK');
    await told({});
    const list = within(await screen.findByRole('region', { name: /Waiting for your answer/ }));
    expect(list.getByText('Hello!')).toBeTruthy();
    answer(contract.introduction.getIntroductions, { items: [], page: 0, hasMore: false });
    await userEvent.click(
      list.getByRole('button', { name: 'Not now, decline the introduction from Olga Lang' }),
    );
    await waitFor(() => expect(screen.queryByRole('region', { name: /Waiting for your answer/ })).toBeNull());
    expect(sentTo(contract.introduction.declineIntro)).toMatchObject([{ body: { subjectId: 'olga' } }]);
  });
});

describe('the hints of the first visit', () => {
  const first = { participant: { ...init.participant!, tutorialSeen: false } };
  const hints = () => screen.findByRole('complementary', { name: 'Getting started' });

  const remembered = () =>
    waitFor(() =>
      expect(sentTo(contract.participant.markTutorialSeen)).toMatchObject([{ body: { participantId: 'p' } }]),
    );

  beforeEach(() => answer(contract.participant.markTutorialSeen, 'OK'));

  it('P09 are three, one after the other, and remembered as soon as they are shown', async () => {
    await told(first);
    const panel = within(await hints());
    expect(panel.getByText('1 of 3')).toBeTruthy();
    await remembered();
    await userEvent.click(panel.getByRole('button', { name: 'Next' }));
    await userEvent.click(panel.getByRole('button', { name: 'Next' }));
    expect(panel.getByText('3 of 3')).toBeTruthy();
    await userEvent.click(panel.getByRole('button', { name: 'Got it' }));
    expect(screen.queryByRole('complementary', { name: 'Getting started' })).toBeNull();
    expect(sentTo(contract.participant.markTutorialSeen)).toHaveLength(1);
  });

  it('P09 end with Escape, and do not come back to home', async () => {
    await told(first);
    within(await hints())
      .getByRole('button', { name: 'Next' })
      .focus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('complementary', { name: 'Getting started' })).toBeNull();
    await remembered();
    cleanup();
    await open();
    await screen.findByRole('heading', { level: 1, name: 'Hello, Ann' });
    expect(screen.queryByRole('complementary', { name: 'Getting started' })).toBeNull();
  });

  it('P09 wait while a toast is in their place', async () => {
    await told(first);
    await hints();
    act(() => toastsOpen(true));
    expect(screen.queryByRole('complementary', { name: 'Getting started' })).toBeNull();
    act(() => toastsOpen(false));
    within(await hints()).getByText('1 of 3');
  });

  it('P09 are not shown to who saw them', async () => {
    await told({});
    expect(screen.queryByRole('complementary', { name: 'Getting started' })).toBeNull();
    expect(sentTo(contract.participant.markTutorialSeen)).toEqual([]);
  });
});
