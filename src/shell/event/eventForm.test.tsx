// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, refusal, sentTo } from '../../../tests/support/answers';
import { visit, type Visit } from '../../../tests/support/inCommunity';
import { initOf } from '../../../tests/support/initOf';
import { queryClient } from '../../api/queryClient';
import { clearSession, startSession, useSession } from '../../api/session/store';
import { potluck } from '../../components/story/sampleEvents';
import { contract } from '../../generated/api/contract';
import type { InvitedPerson } from '../../generated/api/eventInvitation';
import type { Event } from '../../generated/api/event';
import CreateEventScreen from './CreateEventScreen';
import { visibleParts } from '../../lib/rules/event/visibleLocation';
import EditEventScreen from './EditEventScreen';
import { fieldOrder } from '../../features/eventForm/state/checkForm';

const { createEvent, getEvent, getLastCreated, getResponsibles, readMapsLink, updateEvent } = contract.event;
const { uploadEventImage } = contract.event;
const { addResponsible, getOrganiserCandidates, removeResponsible } = contract.event;
const { listInvited, withdrawInvitation } = contract.eventInvitation;
const stored: Event = {
  ...potluck,
  id: 'e',
  seriesId: 's',
  mayEdit: true,
  startsAt: '2090-06-01T07:00:00.000Z',
};
const shortLink = 'https://maps.app.goo.gl/AbC';

/** The screen: the form, its skeleton, or what is there instead. */
async function openScreen(at: string, given: Visit = {}): Promise<void> {
  await act(async () => {
    await visit(
      <>
        <Link to="/events">Elsewhere</Link>
        <Routes>
          <Route path="/event/create" element={<CreateEventScreen />} />
          <Route path="/event/:id/edit" element={<EditEventScreen />} />
          <Route path="/event/:id" element={<h1>The event</h1>} />
          <Route path="/events" element={<h1>Elsewhere</h1>} />
        </Routes>
      </>,
      { at, ...given },
    );
  });
  await screen.findByRole('heading', { level: 1 });
}
/** The form, once it has come. */
async function open(at: string, given: Visit = {}): Promise<void> {
  await openScreen(at, given);
  await screen.findByLabelText('Title', { exact: true });
}
/** The form of the event there is. */
const openStored = () => open('/event/e/edit');
const field = (name: string) => screen.getByLabelText(name, { exact: true });
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
/** Leaves the focus there. */
function paste(link: string): void {
  act(() => field('Google Maps link').focus());
  write('Google Maps link', link);
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const isOnEvent = () => screen.findByRole('heading', { level: 1, name: 'The event' });

/** All that a new event needs. */
function fill(date = '2090-01-31'): void {
  write('Title', 'Choir');
  write('Description', 'We sing.');
  write('Date', date);
  write('Starts at', '19:00');
  write('Country', 'Germany');
  write('City', 'Leipzig');
  write('How to reach you', '@vera');
}

beforeEach(() => {
  queryClient.clear();
  localStorage.clear();
  clearSession();
  startSession({ token: 'a.b', firstLogin: false });
  useSession.setState({ participantId: 'p' });
  Element.prototype.scrollIntoView = vi.fn();
  answer(contract.currentUser.init, initOf({ participant: { id: 'p' }, emailConfirmed: true }));
  answer(createEvent, { ...stored, id: 'new' });
  answer(getEvent, stored);
  answer(getLastCreated, {});
  answer(getResponsibles, []);
  answer(listInvited, { list: [], hasMore: false, page: 0 });
  answer(updateEvent, stored);
});

// Before all others: the code of the search comes once.
it('EVT-02 the search of a zone that comes late leaves the focus where somebody has gone on to', async () => {
  await open('/event/create');
  act(() => field('Time zone').focus());
  act(() => field('Title').focus());
  await waitFor(() => expect(field('Time zone')).toHaveProperty('readOnly', false));
  expect(document.activeElement).toBe(field('Title'));
});

describe('a new event', () => {
  const partNamed = (title: string) =>
    screen.getByRole('heading', { level: 2, name: title }).closest('details')!;

  it('EVT-01 EVT-02 opens with title, time and place; the rest is folded, with what it says', async () => {
    await open('/event/create');
    const folded = [
      'Cover',
      'End, time zone, repeats',
      'Map, and what others see of the place',
      'Who can come',
    ];
    for (const title of folded) expect(partNamed(title).open).toBe(false);
    for (const name of ['Title', 'Date', 'Starts at', 'Country', 'City', 'Description']) {
      expect(field(name).closest('details')).toBeNull();
    }
    expect(partNamed('Who can come').textContent).toContain('Anyone with the link');
    // Nobody else can know how to reach them.
    expect(partNamed('Organisers').open).toBe(true);
  });

  it('EVT-02 an error in a folded part opens it, and the summary leads into it', async () => {
    await open('/event/create');
    fill();
    const part = partNamed('End, time zone, repeats');
    write('Ends at', '18:00');
    expect(part.open).toBe(false);
    await press('Publish event');
    expect(part.open).toBe(true);
    part.open = false;
    await userEvent.click(await screen.findByRole('link', { name: /^Check “Ends at”/ }));
    expect(part.open).toBe(true);
    expect(document.activeElement).toBe(field('Ends at'));
  });

  it('EVT-02 E44 begins as the last one of its organiser was, without its title, words and time', async () => {
    const last: Event = {
      ...stored,
      eventType: 'OFFLINE',
      timeZone: 'Asia/Almaty',
      maxParticipants: 12,
      approvalRequired: true,
      organizerContact: '@vera',
      location: { ...stored.location, country: 'Kazakhstan', city: 'Almaty', addressLine: 'Abay 1' },
    };
    answer(getLastCreated, { event: last });
    await open('/event/create');
    expect(await screen.findByDisplayValue('Almaty')).toBeTruthy();
    for (const name of ['Title', 'Description', 'Date', 'Starts at', 'Ends at']) {
      expect(field(name)).toHaveProperty('value', '');
    }
    expect(partNamed('Organisers').open).toBe(false);
    expect(partNamed('Organisers').textContent).toContain('@vera');
    expect(partNamed('Who can come').textContent).toContain('12 places');
    expect(partNamed('End, time zone, repeats').textContent).toContain('Almaty (GMT+5)');
    // What was not typed is no draft.
    expect(screen.queryByText('Your draft is back')).toBeNull();
    write('Title', 'Choir');
    write('Description', 'We sing.');
    write('Date', '2090-01-31');
    write('Starts at', '19:00');
    await press('Publish event');
    await isOnEvent();
    expect(sentTo(createEvent)).toMatchObject([
      { body: { title: 'Choir', maxParticipants: 12, location: { city: 'Almaty', addressLine: 'Abay 1' } } },
    ]);
  });

  it('EVT-02 E44 begins with the zone and currency of the community where there is no last one', async () => {
    answer(getLastCreated, refusal(1000, 'no', 500));
    await open('/event/create', { files: { community: { timeZone: 'Europe/Berlin', lang: 'ru' } } });
    expect(await screen.findByDisplayValue(/^Berlin \(GMT\+[12]\)$/)).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: 'This is a paid event' }));
    expect(field('Currency')).toHaveProperty('value', 'RUB');
  });
});

describe('a series', () => {
  it('EVT-13 E05 is repeated by months, its last day told, and sent as it is typed', async () => {
    await open('/event/create');
    fill();
    expect(screen.queryByLabelText('How many times')).toBeNull();
    await userEvent.selectOptions(field('Repeat'), 'Every month');
    write('How many times', '13');
    expect(screen.getByText(/The last one is on 31 January 2091\. In shorter months/)).toBeTruthy();
    await press('Publish 13 events');
    await isOnEvent();
    expect(sentTo(createEvent)).toMatchObject([
      { body: { date: '2090-01-31', startTime: '19:00', repeat: { every: 'MONTH', times: 13 } } },
    ]);
  });

  it('EVT-13 E05 of what is no number from 2 to 52 is not sent', async () => {
    await open('/event/create');
    fill();
    await userEvent.selectOptions(field('Repeat'), 'Every week');
    for (const times of ['', '1', '53', '2.5', 'often']) {
      write('How many times', times);
      await press(/^Publish/);
      expect((await screen.findAllByText('Enter a whole number from 2 to 52')).length).toBeGreaterThan(0);
    }
    write('How many times', '2');
    await press('Publish 2 events');
    await isOnEvent();
    expect(sentTo(createEvent)).toHaveLength(1);
  });

  it('EVT-13 E04 changes one event alone, unless its organiser says otherwise', async () => {
    await openStored();
    expect(screen.queryByLabelText('Repeat')).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'This event only' }).checked).toBe(true);
    write('Title', 'Choir');
    await press('Save changes');
    await isOnEvent();
    expect(sentTo(updateEvent)).toMatchObject([{ query: {}, body: { title: 'Choir' } }]);
  });

  it('EVT-13 E04 changes those after it too, and says so where one of them stands against it', async () => {
    await openStored();
    write('Starts at', '08:30');
    await userEvent.click(screen.getByRole('radio', { name: /the ones after it/ }));
    answer(updateEvent, refusal(1100, 'no', 400));
    await press('Save changes');
    expect((await screen.findByRole('group', { name: /nothing was saved|couldn/i })).textContent).toMatch(
      /Nothing was saved.*Change that one first/,
    );
    answer(updateEvent, refusal(1203, 'no', 409));
    await press('Save changes');
    expect((await screen.findAllByText(/On one of these days more places/)).length).toBeGreaterThan(0);
    answer(updateEvent, stored);
    write('Places', '50');
    await press('Save changes');
    await isOnEvent();
    expect(sentTo(updateEvent).at(-1)).toMatchObject({
      query: { following: true },
      body: { startTime: '08:30', maxParticipants: 50 },
    });
  });
});

describe('a Google Maps link', () => {
  it('EVT-02 that is long is read here when its field is left', async () => {
    await open('/event/create');
    paste('https://www.google.com/maps/@51.333,12.334,17z');
    fireEvent.blur(field('Google Maps link'));
    await waitFor(() => expect(field('Longitude')).toHaveProperty('value', '12.334'));
    expect(sentTo(readMapsLink)).toEqual([]);
  });

  it('EVT-02 E38 is read at Enter, and the form is sent by the next one', async () => {
    answer(readMapsLink, { latitude: 51.25, longitude: 12.5 });
    await open('/event/create');
    fill();
    paste(shortLink);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field('Latitude')).toHaveProperty('value', '51.25'));
    expect(sentTo(createEvent)).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await isOnEvent();
    expect(sentTo(readMapsLink)).toHaveLength(1);
    expect(sentTo(createEvent)).toMatchObject([{ body: { location: { latitude: 51.25, longitude: 12.5 } } }]);
  });

  it('EVT-02 E38 that is read still when the form is sent goes with it', async () => {
    let found = () => undefined;
    answer(
      readMapsLink,
      () => new Promise((done) => (found = () => void done({ latitude: 1, longitude: 2 }))),
    );
    await open('/event/create');
    fill();
    paste(shortLink);
    await press('Publish event');
    expect(sentTo(createEvent)).toEqual([]);
    found();
    await isOnEvent();
    expect(sentTo(readMapsLink)).toHaveLength(1);
    expect(sentTo(createEvent)).toMatchObject([{ body: { location: { latitude: 1, longitude: 2 } } }]);
  });

  it('EVT-02 E38 that cannot be read is told first; the event may do without coordinates', async () => {
    answer(readMapsLink, refusal(1252, 'There are no coordinates in this link.', 422));
    await open('/event/create');
    fill();
    paste(shortLink);
    await press('Publish event');
    expect(await screen.findByText(/no coordinates in this link/)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('Google Maps link')));
    expect(sentTo(createEvent)).toEqual([]);
    await press('Publish event');
    await isOnEvent();
    expect(sentTo(readMapsLink)).toHaveLength(1);
  });

  it('EVT-02 E38 of an event there is is not read again, nor where coordinates are typed', async () => {
    answer(getEvent, { ...stored, location: { ...stored.location, googleMapsLink: shortLink } });
    await openStored();
    write('Latitude', '50');
    fireEvent.blur(field('Google Maps link'));
    await press('Save changes');
    await isOnEvent();
    expect(sentTo(readMapsLink)).toEqual([]);
    expect(sentTo(updateEvent)).toMatchObject([{ body: { location: { latitude: 50 } } }]);
  });
});

describe('what is kept', () => {
  const cover = `data:image/jpeg;base64,${btoa('picture')}`;
  const keep = (draft: unknown) =>
    localStorage.setItem('draft:cover:p', JSON.stringify({ at: Date.now(), draft }));

  it('EVT-02 E07 a chosen cover is there again with the draft, is sent with the rest, and is gone then', async () => {
    keep(cover);
    answer(uploadEventImage, { ...stored, id: 'new' });
    await open('/event/create');
    expect(screen.getByText('Your draft is back')).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change the cover' })).toBeTruthy());
    fill();
    await press('Publish event');
    await isOnEvent();
    expect(sentTo(uploadEventImage)).toHaveLength(1);
    expect(localStorage.getItem('draft:cover:p')).toBeNull();
  });

  it('EVT-02 E07 a cover that was not taken is a draft of the event there is by then: no second one is made', async () => {
    keep(cover);
    answer(uploadEventImage, refusal(1120, 'This is no picture.', 400));
    await open('/event/create');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change the cover' })).toBeTruthy());
    fill();
    await press('Publish event');
    const alert = await screen.findByRole('group', { name: /The event is saved/ });
    expect(alert.textContent).toMatch(/The event is saved, but its cover isn’t.*no picture/);
    await waitFor(() => expect(document.activeElement).toBe(alert));
    await waitFor(() => expect(localStorage.getItem('draft:cover-new:p')).not.toBeNull());
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([
      'draft:cover-new:p',
    ]);
    answer(uploadEventImage, { ...stored, id: 'new' });
    await press('Publish event');
    await isOnEvent();
    expect([sentTo(createEvent).length, sentTo(updateEvent).length]).toEqual([1, 0]);
    expect(localStorage.getItem('draft:cover-new:p')).toBeNull();
  });

  it('EVT-02 nothing but a picture is taken for one', async () => {
    for (const draft of [7, 'x', 'data:text/html;base64,PGI+', 'data:image/jpeg;base64,%', `${cover}"`]) {
      keep(draft);
      await open('/event/create');
      expect(screen.queryByText('Your draft is back')).toBeNull();
      document.body.replaceChildren();
    }
  });
});

describe('the fields', () => {
  it('EVT-02 stand in the order that the summary tells them in', async () => {
    await open('/event/create');
    await userEvent.selectOptions(field('Repeat'), 'Every week');
    await userEvent.click(screen.getByRole('checkbox', { name: 'This is a paid event' }));
    write('Places', '20');
    const names = [...document.querySelectorAll('form [name]')].map((each) => each.getAttribute('name'));
    expect([...new Set(names)]).toEqual(fieldOrder({ eventType: 'OFFLINE' }));
    await userEvent.click(screen.getByRole('radio', { name: /^Online/ }));
    const online = [...document.querySelectorAll('form [name]')].map((each) => each.getAttribute('name'));
    expect([...new Set(online)]).toEqual(fieldOrder({ eventType: 'ONLINE' }));
  });

  it('EVT-02 what is wrong is told of a field that is there, whatever kind of event it is', async () => {
    await open('/event/create');
    fill();
    await userEvent.click(screen.getByRole('radio', { name: /^Online/ }));
    write('Link to the meeting', 'meet.example');
    await userEvent.click(screen.getByRole('radio', { name: 'In person' }));
    await press('Publish event');
    await userEvent.click(await screen.findByRole('link', { name: /^Check “Link to the meeting”/ }));
    expect(document.activeElement).toBe(field('Link to the meeting'));
    write('Link to the meeting', '');
    await press('Publish event');
    await isOnEvent();
  });

  it.each(Object.entries(visibleParts))(
    'EVT-03 whoever chooses %s sees what strangers, members and those who go will see',
    async (visibility, parts: readonly string[]) => {
      const marks = {
        Country: 'Markland',
        City: 'Marktown',
        'Street and number': 'Mark Street 7',
        Region: 'Markshire',
        'Postal code': 'M-14467',
        Latitude: '51.5',
        Longitude: '12.5',
      };
      const shown = {
        country: 'Markland',
        city: 'Marktown',
        addressLine: 'Mark Street 7',
        region: 'Markshire',
        postalCode: 'M-14467',
      };
      await open('/event/create');
      for (const [name, mark] of Object.entries(marks)) write(name, mark);
      await userEvent.selectOptions(field('What others see of the place'), visibility);
      const seen = within(screen.getByRole('group', { name: 'Who sees what' }));
      const told = () =>
        seen
          .getAllByRole('definition')
          .map(({ textContent: text }) => [
            Object.entries(shown).flatMap(([part, mark]) => (text.includes(mark) ? part : [])),
            text.includes('map'),
          ]);
      const outside = [
        Object.keys(shown).filter((part) => parts.includes(part)),
        parts.includes('addressLine'),
      ];
      const all = [Object.keys(shown), true];
      expect(told()).toEqual([outside, outside, all]);
      await userEvent.click(screen.getByRole('radio', { name: 'Members only' }));
      expect(told()).toEqual([[[], false], outside, all]);
    },
  );
});

describe('leaving', () => {
  const link = () => screen.getByRole('link', { name: 'Elsewhere' });
  async function leave() {
    await open('/event/create');
    write('Title', 'Choir');
    await userEvent.click(link());
    return within(await screen.findByRole('dialog', { name: 'Leave the form?' }));
  }

  it('EVT-02 asks, and whoever stays has lost nothing', async () => {
    const dialog = await leave();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    expect(field('Title')).toHaveProperty('value', 'Choir');
  });

  it.each([
    ['Leave and keep the draft', 'Choir'],
    ['Discard the draft', ''],
  ])('EVT-02 asks: %s', async (answer, title) => {
    const dialog = await leave();
    await userEvent.click(dialog.getByRole('button', { name: answer }));
    await screen.findByRole('heading', { level: 1, name: 'Elsewhere' });
    document.body.replaceChildren();
    await open('/event/create');
    expect(field('Title')).toHaveProperty('value', title);
  });

  it('EVT-02 of a form that holds nothing new asks nothing', async () => {
    await open('/event/create');
    await userEvent.click(link());
    await screen.findByRole('heading', { level: 1, name: 'Elsewhere' });
  });
});

describe('organisers', () => {
  const bo = { id: 'bo', slug: 'bo', firstName: 'Bo', lastName: 'Berg', avatarUrl: null };
  const ada = { ...bo, id: 'ada', slug: 'ada', firstName: 'Ada', lastName: 'Byron' };

  const page = (...list: InvitedPerson[]) => ({ list, hasMore: false, page: 0 });
  const asked = {
    ...bo,
    invitedAs: 'ORGANISER' as const,
    invitedAt: '2026-11-24T09:00:00.000Z',
    isDeclined: false,
    invitedBy: 'Ada Byron',
  };
  const search = () => screen.findByRole('searchbox', { name: 'Invite an organiser' });

  it('EVT-06 E17 E33 E41 E42 are found by name and invited, and the invitation is withdrawn', async () => {
    answer(getResponsibles, [ada]);
    answer(getOrganiserCandidates, [bo]);
    answer(addResponsible, [ada]);
    await openStored();
    await screen.findByText('Ada Byron');
    expect(screen.queryByRole('button', { name: /^Remove Ada/ })).toBeNull();
    await userEvent.type(await search(), 'bo');
    const invite = await screen.findByRole('button', { name: 'Invite Bo Berg' });
    answer(listInvited, page(asked));
    answer(getOrganiserCandidates, []);
    await userEvent.click(invite);
    await screen.findByText('Invited by Ada Byron, hasn’t answered yet');
    expect(sentTo(addResponsible)).toMatchObject([{ params: { id: 'e', pid: 'bo' } }]);
    answer(withdrawInvitation, 'OK');
    answer(listInvited, page({ ...asked, isDeclined: true }));
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw the invitation to Bo Berg' }));
    await screen.findByText('Declined the invitation');
    expect(sentTo(withdrawInvitation)).toMatchObject([
      { params: { id: 'e', pid: 'bo' }, query: { invitedAs: 'ORGANISER' } },
    ]);
  });

  it('EVT-06 E18 are taken away; the last one stays', async () => {
    answer(getResponsibles, [ada, bo]);
    await openStored();
    const remove = await screen.findByRole('button', { name: 'Remove Bo Berg from the organisers' });
    answer(removeResponsible, [ada]);
    answer(getResponsibles, [ada]);
    await userEvent.click(remove);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Remove Ada/ })).toBeNull());
    expect(sentTo(removeResponsible)).toMatchObject([{ params: { id: 'e', pid: 'bo' } }]);
  });

  it('EVT-06 E17 E18 that could not be invited or taken away: it is said why', async () => {
    answer(getResponsibles, [ada, bo]);
    answer(removeResponsible, refusal(1198, 'The last organiser stays.', 409));
    await openStored();
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Bo Berg from the organisers' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /Couldn’t change the organisers.*The last organiser stays/,
    );
    answer(getOrganiserCandidates, [{ ...bo, id: 'cy', firstName: 'Cy' }]);
    answer(addResponsible, refusal(1197, 'There are 20 organisers already.', 409));
    await userEvent.type(await search(), 'cy');
    await userEvent.click(await screen.findByRole('button', { name: 'Invite Cy Berg' }));
    await screen.findByText(/20 organisers already/);
  });
});

describe('who may', () => {
  it('E05 whoever has not confirmed their address is told before they type', async () => {
    answer(contract.currentUser.init, initOf({ participant: { id: 'p' }, emailConfirmed: false }));
    await openScreen('/event/create');
    await screen.findByRole('heading', { level: 1, name: 'Confirm your email first' });
    expect(screen.getByRole('link', { name: 'Confirm your email' })).toBeTruthy();
    expect(screen.queryByLabelText('Title')).toBeNull();
  });
});

describe('hostile texts', () => {
  const html = '<img src=x onerror=alert(1)>';

  it('EVT-02 stay texts in the preview, and signs that turn the text around them are left out', async () => {
    await open('/event/create');
    fill();
    write('Title', `${html}\u202Egnisrever`);
    write('Description', `${html}\njavascript:alert(1)`);
    write('City', html);
    await press('Preview');
    const dialog = await screen.findByRole('dialog');
    expect(dialog.querySelector('img[onerror], a[href^="javascript"]')).toBeNull();
    expect(dialog.textContent).toContain(`${html}gnisrever`);
    expect(dialog.textContent).not.toContain('\u202E');
  });

  it.each([
    ['Description', 'x'.repeat(1_000_000), 'Use at most 5000 characters'],
    ['Payment link', 'javascript:alert(1)', 'Enter a link that starts with https://'],
    ['Google Maps link', 'javascript:alert(1)', 'This isn’t a Google Maps link'],
    ['Title', '\u202E\u200B', 'Enter a title'],
  ])('EVT-02 in %s are refused at the field, and nothing is sent', async (name, text, problem) => {
    await open('/event/create');
    fill();
    await userEvent.click(screen.getByRole('checkbox', { name: 'This is a paid event' }));
    write('Price', '5');
    write('Payment link', 'https://pay.example/7');
    write(name, text);
    await press('Publish event');
    await waitFor(() => expect(screen.getAllByText(new RegExp(problem)).length).toBeGreaterThan(0));
    expect(field(name).getAttribute('aria-invalid')).toBe('true');
    expect(sentTo(createEvent)).toEqual([]);
  });
});

describe('a browser that does not know yet who is signed in', () => {
  it.each([
    ['/event/create', ''],
    ['/event/e/edit', stored.title],
  ])('EVT-02 shows %s once it knows, and what is typed stays', async (path, title) => {
    let tell: () => void = () => undefined;
    const known = new Promise<void>((resolve) => (tell = resolve));
    const init = initOf({ participant: { id: 'p' }, emailConfirmed: true });
    answer(contract.currentUser.init, () => known.then(() => init));
    useSession.setState({ participantId: null });
    await openScreen(path);
    expect(screen.queryByLabelText('Title')).toBeNull();
    tell();
    const input = await screen.findByLabelText('Title', { exact: true });
    expect(input).toHaveProperty('value', title);
    input.focus();
    write('Title', 'Choir');
    act(() => useSession.setState({ participantId: 'p' }));
    expect(document.activeElement).toBe(input);
    expect(input).toHaveProperty('value', 'Choir');
  });
});
