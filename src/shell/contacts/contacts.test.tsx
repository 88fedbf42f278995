// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, refusal, sentTo } from '../../../tests/support/answers';
import { announced } from '../../../tests/support/announced';
import { visit, whereabouts } from '../../../tests/support/inCommunity';
import { initOf } from '../../../tests/support/initOf';
import { queryClient } from '../../api/queryClient';
import { useSession } from '../../api/session/store';
import { asked, connection, personOf } from '../../components/story/contacts';
import { agreed, free, match, offered } from '../../components/story/meetings';
import { contract } from '../../generated/api/contract';
import type { Lang } from '../../lib/lang';
import ContactsScreen from './ContactsScreen';
import { toast } from '../../ui/toast/toast';

const { introduction, meeting } = contract;
const pageOf = <Item,>(items: Item[], hasMore = false, page = 0) => ({ items, page, hasMore });
const credits = { left: 3, perWeek: 10, renewsAt: '2026-12-01T00:00:00.000Z' };

const open = async (at: string, lang: Lang = 'en') => {
  await act(async () => {
    await visit(<ContactsScreen />, { at, lang, files: { community: { title: 'Circle' } } });
  });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.querySelector('[inert][aria-busy=true]')).toBeNull());
};
const rowOf = async (name: string) => within(await screen.findByRole('article', { name }));

beforeEach(() => {
  queryClient.clear();
  useSession.setState({ token: 'id.secret' });
  answer(contract.currentUser.init, initOf({ participant: { id: 'p' } }));
  answer(introduction.getRelations, pageOf([]));
  answer(introduction.getBookmarks, pageOf([]));
  answer(introduction.getBlocks, pageOf([]));
  answer(introduction.getIntroductions, pageOf([]));
  answer(meeting.getMeetings, pageOf([]));
  answer(meeting.getPendingScores, []);
  answer(introduction.getRecommendations, {
    ...pageOf([]),
    state: 'NONE_LEFT',
    stateAfter: 'NONE_LEFT',
    credits,
    nextRoundAt: '2026-12-01T09:00:00.000Z',
  });
});

describe('contacts', () => {
  it('CON-01 lists stand in the address, those bookmarked at one of their own, the rest in a menu', async () => {
    await open('/contacts');
    const tabs = within(screen.getByRole('navigation', { name: 'Lists of contacts' }));
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Connected',
      'To meet',
      'Bookmarked',
    ]);
    expect(screen.getByRole('link', { name: 'Connected' }).getAttribute('aria-current')).toBe('page');
    await userEvent.click(screen.getByRole('link', { name: 'Bookmarked' }));
    expect(whereabouts().path).toBe('/contacts/bookmarks');
    await screen.findByRole('heading', { name: 'No bookmarks yet' });
    await userEvent.click(screen.getByRole('button', { name: 'More lists' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hidden people' }));
    expect(whereabouts().path).toBe('/contacts?tab=hidden');
    await screen.findByRole('heading', { level: 1, name: 'Hidden people' });
  });

  it('CON-01 ERR-04 who has no contact to be reached by is led to the profile, from those they know alone', async () => {
    answer(contract.currentUser.init, initOf({ participant: { id: 'p', missing: ['contacts', 'avatar'] } }));
    await open('/contacts');
    const connect = await screen.findByRole('link', { name: 'Add a contact to your profile' });
    expect(connect.getAttribute('href')).toBe('/profile#contacts');
    await userEvent.click(screen.getByRole('link', { name: 'To meet' }));
    expect(screen.queryByRole('link', { name: 'Add a contact to your profile' })).toBeNull();
  });

  it('AUT-07 asks for nobody where the address is not confirmed, and leads to where that is done', async () => {
    answer(contract.currentUser.init, initOf({ participant: { id: 'p' }, emailConfirmed: false }));
    await open('/contacts/bookmarks');
    const confirm = await screen.findByRole('link', { name: 'Confirm your email' });
    expect(confirm.getAttribute('href')).toBe('/last-step');
    expect(sentTo(introduction.getBookmarks)).toEqual([]);
    expect(sentTo(meeting.getMeetings)).toEqual([]);
  });

  it('CON-01 B04 shows more, and the address says how far', async () => {
    answer(introduction.getRelations, ({ query: { page } }) =>
      page ? pageOf([{ ...asked, subject: personOf('Boris') }], false, 1) : pageOf([asked], true),
    );
    await open('/contacts?tab=meet');
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await rowOf('Boris Lang');
    expect(whereabouts().path).toBe('/contacts?tab=meet&pages=2');
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    cleanup();
    await open('/contacts?tab=meet&pages=2');
    await rowOf('Boris Lang');
    await rowOf('Vera Lang');
  });

  it('B11 a hidden person is shown again, and comes back to the list where that is refused', async () => {
    const failed = vi.spyOn(toast, 'error').mockImplementation(() => undefined);
    const hidden = { ...asked, relation: 'HIDDEN', hiddenFor: 'OTHER' } as const;
    answer(introduction.getRelations, pageOf([hidden]));
    answer(introduction.undoRelation, refusal(1000, 'Not now', 500));
    await open('/contacts?tab=hidden');
    await userEvent.click(
      (await rowOf('Vera Lang')).getByRole('button', { name: 'Show again the profile of Vera Lang' }),
    );
    await waitFor(() => expect(failed).toHaveBeenCalledWith('Not now'));
    await rowOf('Vera Lang');
  });

  it('B08 B09 B10 somebody is blocked with a warning, and that can be undone', async () => {
    const offer = vi.spyOn(toast, 'offer').mockImplementation(() => undefined);
    answer(introduction.getRelations, pageOf([asked]));
    answer(introduction.block, 'OK');
    answer(introduction.unblock, 'OK');
    await open('/contacts?tab=meet');
    const more = await screen.findByRole('button', { name: 'More about Vera Lang', expanded: false });
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Block' }));
    answer(introduction.getRelations, pageOf([]));
    const dialog = within(await screen.findByRole('dialog', { name: 'Block Vera Lang?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Block' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Vera Lang' })).toBeNull());
    await waitFor(() => expect(offer).toHaveBeenCalledWith('Vera Lang is blocked', expect.anything()));
    expect(sentTo(introduction.block)).toMatchObject([{ params: { id: asked.subject.id } }]);
    offer.mock.calls[0]?.[1].onPress();
    await waitFor(() => expect(sentTo(introduction.unblock)).toHaveLength(1));
  });

  it('MAT-07 contacts of somebody I am connected with can be used; others lead to the page', async () => {
    const silent = { ...connection, subject: personOf('Max'), contacts: [] };
    answer(introduction.getRelations, pageOf([connection, silent, { ...asked, subject: personOf('Boris') }]));
    await open('/contacts');
    const vera = await rowOf('Vera Lang');
    expect(vera.getByRole('link', { name: /vera@fjord/ }).getAttribute('href')).toBe(
      'mailto:vera@fjord.example',
    );
    const max = await rowOf('Max Lang');
    max.getByText('Max shows no contacts, but you can suggest a time to meet.');
    max.getByRole('button', { name: 'Suggest a time to Max Lang' });
    const boris = await rowOf('Boris Lang');
    expect(boris.getByRole('link', { name: 'Boris Lang' }).getAttribute('href')).toBe('/u/boris');
    expect(boris.queryByRole('button', { name: /^Suggest a time/ })).toBeNull();
  });
});

it('M17 UIX-09 no earlier free times are shown, which would go away under the focus', async () => {
  answer(introduction.getRelations, pageOf([connection]));
  answer(meeting.getFreeTimes, free);
  await open('/contacts');
  const values = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Suggest a time to Vera Lang' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Suggest times to Vera' }));
    const times = await dialog.findAllByRole('checkbox');
    await userEvent.keyboard('{Tab}');
    const focused = document.activeElement;
    await act(() => queryClient.invalidateQueries());
    expect(document.activeElement).toBe(focused);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    return times.map((time) => time.getAttribute('value'));
  };
  expect((await values())[0]).toBe(free.times[0]);
  answer(meeting.getFreeTimes, { ...free, times: free.times.slice(1) });
  expect((await values())[0]).toBe(free.times[1]);
});

describe('people to meet', () => {
  const card = (firstName: string) => ({
    subject: personOf(firstName),
    introMessage: 'Hello!',
    sentAt: '2026-11-22T10:00:00.000Z',
    invited: false,
    lookingFor: null,
    about: null,
    reasons: [],
    bookmarked: false,
  });

  it('CON-01 M05 B05 an accepted introduction becomes a connection: ways to reach them, and a time', async () => {
    answer(introduction.getIntroductions, pageOf([card('Olga'), card('Igor')]));
    answer(meeting.getFreeTimes, free);
    await open('/contacts?tab=meet');
    answer(introduction.relate, () => {
      answer(introduction.getIntroductions, pageOf([card('Igor')]));
      return { relation: 'CONNECTED' as const, undoUntil: null, credits, contacts: connection.contacts };
    });
    const button = { name: 'Accept the introduction from Olga Lang' };
    await userEvent.click(await screen.findByRole('button', button));
    const known = within(await screen.findByRole('region', { name: 'New connections' }));
    await known.findByText('You’re connected');
    await waitFor(() => expect(announced()).toEqual(['You and Olga Lang are connected']));
    known.getByRole('link', { name: /vera@fjord/ });
    known.getByRole('button', { name: 'Suggest a time to Olga Lang' });
    expect(sentTo(introduction.relate)).toMatchObject([
      { body: { subjectId: 'Olga', relationType: 'LIKE', answers: true } },
    ]);
    await screen.findByRole('region', { name: 'Waiting for your answer 1' });
    await userEvent.click(known.getByRole('button', { name: 'Suggest a time to Olga Lang' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Suggest times to Olga' }));
    await waitFor(() => expect(dialog.getAllByRole('checkbox').length).toBeGreaterThan(0));
  });

  it('CON-01 HOM-04 promises no day where only who waits for an answer was recommended', async () => {
    const recommended = { ...card('Olga'), matchingId: 'm', matchingResultId: 'r', rank: 1 };
    answer(introduction.getIntroductions, pageOf([card('Olga')]));
    answer(introduction.getRecommendations, {
      ...pageOf([{ ...recommended, relation: 'INCOMING' as const }]),
      state: 'READY',
      stateAfter: 'MET_EVERYONE',
      credits,
      nextRoundAt: null,
    });
    await open('/contacts?tab=meet');
    await screen.findByRole('heading', { name: 'You’ve met everyone here' });
    screen.getByText('When somebody new joins, we’ll recommend them to you.');
  });

  it('CON-01 B11 a sent introduction is withdrawn after a question', async () => {
    const done = vi.spyOn(toast, 'success').mockImplementation(() => undefined);
    answer(introduction.getRelations, pageOf([asked]));
    answer(introduction.undoRelation, () => {
      answer(introduction.getRelations, pageOf([]));
      return { relation: 'NONE' as const, undoUntil: null, credits };
    });
    await open('/contacts?tab=meet');
    const sent = within(await screen.findByRole('region', { name: 'You asked to meet' }));
    sent.getByText('Introduction sent');
    await userEvent.click(sent.getByRole('button', { name: 'Withdraw the introduction to Vera Lang' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw your introduction?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'You asked to meet' })).toBeNull());
    expect(done).toHaveBeenCalledWith('Introduction to Vera Lang withdrawn');
    expect(sentTo(introduction.undoRelation)).toMatchObject([{ params: { id: asked.subject.id } }]);
  });
});

describe('meetings', () => {
  it('MAT-08 M12 what I am asked comes first, once', async () => {
    answer(introduction.getRelations, pageOf([connection]));
    const later = { ...agreed, id: 'm2', subject: personOf('Olga') };
    answer(meeting.getMeetings, ({ query: { page } }) =>
      page ? pageOf([offered], false, 1) : pageOf([later], true),
    );
    await open('/contacts');
    const section = within(await screen.findByRole('region', { name: 'Your meetings' }));
    const names = section.getAllByRole('article').map((each) => each.getAttribute('aria-label'));
    expect(names).toEqual(['Meeting Vera', 'Meeting Olga']);
    const above = (await rowOf('Vera Lang')).getByRole('link', { name: 'See your meeting with Vera Lang' });
    expect(document.querySelector(above.getAttribute('href') ?? '')).not.toBeNull();
    expect(screen.getAllByRole('article', { name: 'Meeting Vera' })).toHaveLength(1);
  });

  it('M08 a private note is kept for oneself', async () => {
    vi.spyOn(toast, 'success').mockImplementation(() => undefined);
    answer(introduction.getRelations, pageOf([connection]));
    answer(meeting.updateNote, 'OK');
    await open('/contacts');
    await userEvent.click(
      (await rowOf('Vera Lang')).getByRole('button', { name: 'Write a private note about Vera Lang' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Note about Vera' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Private note' }), 'Likes tea.');
    answer(introduction.getRelations, pageOf([{ ...connection, note: 'Likes tea.' }]));
    await userEvent.click(dialog.getByRole('button', { name: 'Save note' }));
    const note = await waitFor(async () => (await rowOf('Vera Lang')).getByText('Likes tea.'));
    expect(note.lang).toBe('en');
    expect(note.parentElement?.textContent).toBe('Your private note says “Likes tea.”');
    expect(sentTo(meeting.updateNote)).toMatchObject([{ body: { matchingId: 'p1', note: 'Likes tea.' } }]);
  });

  it('HOM-03 M04 M07 whoever is asked says how it went, from wherever the email leads', async () => {
    const done = vi.spyOn(toast, 'success').mockImplementation(() => undefined);
    answer(meeting.getPendingScores, [match]);
    answer(meeting.updateScore, 'OK');
    await open('/contacts');
    await userEvent.click(await screen.findByRole('button', { name: 'Say how it went with Vera Lang' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'How did it go with Vera?' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'We couldn’t meet' }));
    answer(meeting.getPendingScores, []);
    await userEvent.click(dialog.getByRole('button', { name: 'Save rating' }));
    await waitFor(() => expect(done).toHaveBeenCalledWith('Thank you. Your rating is saved.'));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Your meetings' })).toBeNull());
    expect(sentTo(meeting.updateScore)).toMatchObject([
      { body: { matchingId: 'p1', matchingResultId: 'r1', couldNotMeet: true } },
    ]);
  });

  it('M07 a meeting that is over is rated in its row, and that can be changed', async () => {
    answer(introduction.getRelations, pageOf([{ ...connection, score: 4 }]));
    answer(meeting.getMeetings, pageOf([{ ...agreed, state: 'PAST', acts: [] }]));
    await open('/contacts');
    const vera = await rowOf('Vera Lang');
    vera.getByText('You rated it 4 of 5');
    vera.getByRole('button', { name: 'Change your rating of the meeting with Vera Lang' });
    vera.getByRole('button', { name: 'Suggest a time to Vera Lang' });
  });

  it('CON-01 says that meetings or a list could not be loaded, in Russian too, and asks again', async () => {
    answer(meeting.getMeetings, refusal(1104, 'Slower', 429));
    answer(introduction.getRelations, refusal(1104, 'Slower', 429));
    await open('/contacts', 'ru');
    expect(screen.getAllByRole('alert')).toHaveLength(2);
    answer(meeting.getMeetings, pageOf([]));
    answer(introduction.getRelations, pageOf([connection]));
    for (const button of screen.getAllByRole('button', { name: 'Попробовать ещё раз' }))
      await userEvent.click(button);
    await rowOf('Vera Lang');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
