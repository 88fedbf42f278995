// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, refusal, sentTo } from '../../../tests/support/answers';
import { Titled } from '../../../tests/support/Titled';
import { visit, type Visit } from '../../../tests/support/inCommunity';
import { queryClient } from '../../api/queryClient';
import { clearSession, startSession } from '../../api/session/store';
import { going, potluck, supper } from '../../components/story/sampleEvents';
import { contract } from '../../generated/api/contract';
import type { Event, EventPerson, Participation } from '../../generated/api/event';
import * as saving from '../../lib/saveFile';
import * as leaving from '../auth/navigateAway';
import EventScreen from './EventScreen';
import { toast } from '../../ui/toast/toast';

const calls = contract.event;
const ahead = { startsAt: '2090-06-01T07:00:00.000Z', endsAt: '2090-06-01T09:00:00.000Z' };
const breakfast: Event = { ...potluck, ...ahead, id: 'e' };
const mine = (status: Participation['status'], rest: Partial<Participation> = {}): Participation => ({
  eventId: 'e',
  participantId: 'p',
  status,
  approved: false,
  paid: false,
  checkedInAt: null,
  ...rest,
});
const person = (id: string, firstName = id): EventPerson => ({
  id,
  slug: id,
  firstName,
  lastName: 'Lang',
  avatarUrl: null,
});

async function open(event: Event | ReturnType<typeof refusal> = breakfast, given: Visit = {}): Promise<void> {
  answer(calls.getEvent, event);
  await act(async () => {
    await visit(
      <Titled>
        <Routes>
          <Route path="/event/:id" element={<EventScreen />} />
        </Routes>
      </Titled>,
      { at: '/event/e', ...given },
    );
  });
  await screen.findByRole('heading', { level: 1 });
}
const bar = () => within(screen.getByRole('region', { name: 'Take part' }));
const press = (name: string) => userEvent.click(bar().getByRole('button', { name }));

beforeEach(() => {
  queryClient.clear();
  clearSession();
  startSession({ token: 'a.b', firstLogin: false });
  answer(calls.getResponsibles, [person('vera', 'Vera')]);
  answer(calls.getConfirmed, { list: [person('tom', 'Tom')], hasMore: false, page: 0 });
});

describe('an event', () => {
  it('EVT-08 says what, when and where, who organises it and who goes', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: breakfast.title })).toBeTruthy();
    expect(document.title).toBe('Potluck and pottery · Circle');
    for (const text of [/Bring a dish/, /Karl-Heine-Straße 99/, /1 June 2090/, 'Free']) {
      expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    }
    expect((await screen.findByRole('link', { name: 'Vera Lang' })).getAttribute('href')).toBe('/u/vera');
    expect((await screen.findByRole('link', { name: 'Tom Lang' })).getAttribute('href')).toBe('/u/tom');
    expect(screen.getByRole('heading', { name: '12 going' })).toBeTruthy();
    const map = screen.getByRole('link', { name: /Open the map/ }).getAttribute('href');
    expect(map).toBe('https://www.google.com/maps/search/?api=1&query=51.333%2C12.334');
  });

  it('EVT-08 shows who goes page by page', async () => {
    answer(calls.getConfirmed, ({ query: { page = 0 } }) => ({
      list: [person(`p${page}`, `Guest ${page}`)],
      hasMore: page < 1,
      page,
    }));
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
    await screen.findByRole('link', { name: 'Guest 1 Lang' });
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('EVT-08 keeps at most 180 people on the screen, however many go', async () => {
    answer(calls.getConfirmed, ({ query: { page = 0 } }) => ({
      list: Array.from({ length: 20 }, (_, index) => person(`p${page * 20 + index}`)),
      hasMore: true,
      page,
    }));
    await open({ ...breakfast, confirmedCount: 50_000 });
    const people = () => document.querySelectorAll('a[href^="/u/p"]');
    for (let page = 1; page < 11; page += 1) {
      fireEvent.click(await screen.findByText('Load more'));
      await screen.findByText(`p${page * 20 + 19} Lang`);
    }
    expect(people()).toHaveLength(180);
    fireEvent.click(screen.getByText('Show earlier ones'));
    await screen.findByText('p20 Lang');
    expect(people()).toHaveLength(180);
  });

  it('EVT-13 E02 of a series leads to its other dates, once they are asked for', async () => {
    const later = { ...breakfast, id: 'later', startsAt: '2090-06-08T07:00:00.000Z', isCancelled: true };
    answer(calls.getUpcomingEvents, refusal(1000, 'x', 400));
    await open({ ...breakfast, seriesId: 's' });
    expect(sentTo(calls.getUpcomingEvents)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: /One of a series/ }));
    await screen.findByText('Couldn’t load the other dates');
    answer(calls.getUpcomingEvents, { items: [breakfast, later], page: 0, hasMore: false });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    const dates = within(await screen.findByRole('list', { name: 'Other dates' }));
    expect(dates.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/event/later']);
    expect(dates.getByText('Cancelled')).toBeTruthy();
    expect(sentTo(calls.getUpcomingEvents).at(-1)).toMatchObject({ query: { series: 's' } });
  });

  it('EVT-08 has nothing in its description become markup or a script', async () => {
    const text = '<img src=x onerror=alert(1)> javascript:alert(1) https://a.example/x';
    await open({ ...breakfast, description: text });
    const link = screen.getByRole('link', { name: /^https:\/\/a\.example\/x/ });
    expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow ugc');
    expect(link.closest('p')?.querySelector('img')).toBeNull();
    expect(link.closest('p')?.querySelectorAll('a')).toHaveLength(1);
  });

  it('EVT-08 is not found where there is none, and visitors are asked to sign in', async () => {
    const none = refusal(1195, 'Event not found', 404);
    await open(none);
    expect(screen.getByRole('heading', { level: 1, name: 'Event not found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the main page' }).getAttribute('href')).toBe(
      '/my_communities',
    );
  });

  it('EVT-08 ERR-04 did not load: says so, and tries again', async () => {
    await open(refusal(1000, 'x', 400), { lang: 'ru' });
    answer(calls.getEvent, breakfast);
    await userEvent.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
    await screen.findByRole('heading', { level: 1, name: breakfast.title });
  });

  it('EVT-08 says that its status may be out of date, and asks anew', async () => {
    await open();
    answer(calls.getEvent, refusal(1000, 'x', 400));
    await act(() => queryClient.refetchQueries({ queryKey: ['event', 'e', 'itself'] }));
    const alert = within((await screen.findByText('Error loading status')).parentElement!);
    answer(calls.getEvent, breakfast);
    await userEvent.click(alert.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('Error loading status')).toBeNull());
  });
});

describe('taking part', () => {
  it('EVT-05 E10 is shown at once, and the place is told once it is known', async () => {
    let letIn = () => undefined;
    answer(
      calls.confirmParticipation,
      () => new Promise((done) => (letIn = () => void done(mine('CONFIRMED')))),
    );
    await open({ ...breakfast, location: { ...breakfast.location, addressLine: null } });
    await press('Join');
    expect(bar().getByText(/./, { selector: 'section > p' }).textContent).toBe('You’re going');
    expect(screen.getByRole('heading', { name: '13 going' })).toBeTruthy();
    answer(calls.getEvent, { ...breakfast, participation: mine('CONFIRMED'), confirmedCount: 13 });
    await act(async () => letIn());
    await screen.findByText(/Karl-Heine-Straße 99/);
  });

  it('EVT-05 E10 is taken back with a message where the server refuses', async () => {
    const error = vi.spyOn(toast, 'error').mockImplementation(() => undefined);
    answer(calls.confirmParticipation, refusal(1199, 'There are no places left.', 409));
    await open({ ...breakfast, maxParticipants: 13, placesLeft: 1 });
    expect(bar().getByText(/./, { selector: 'section > p' }).textContent).toBe('1 place left');
    answer(calls.getEvent, { ...breakfast, maxParticipants: 13, confirmedCount: 13, isFull: true });
    await press('Join');
    await waitFor(() => expect(error).toHaveBeenCalledWith('There are no places left.'));
    await waitFor(() =>
      expect(bar().getByText(/./, { selector: 'section > p' }).textContent).toBe('There are no places left'),
    );
  });

  it('EVT-05 E11 is given up after a question', async () => {
    answer(calls.cancelParticipation, mine('CANCELLED'));
    await open({ ...going, ...ahead, id: 'e' });
    await press('I can’t come');
    const dialog = within(screen.getByRole('dialog', { name: 'Give up your place?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep my place' }));
    expect(sentTo(calls.cancelParticipation)).toEqual([]);
    await press('I can’t come');
    answer(calls.getEvent, { ...breakfast, participation: mine('CANCELLED') });
    await userEvent.click(screen.getByRole('button', { name: 'Give up my place' }));
    await waitFor(() => expect(bar().getByRole('button', { name: 'Join again' })).toBeTruthy());
    expect(sentTo(calls.cancelParticipation)).toHaveLength(1);
  });

  it('EVT-07 leads who registers to the payment, and says that its status may come late', async () => {
    const leave = vi.spyOn(leaving, 'navigateAway').mockImplementation(() => undefined);
    const paid: Event = {
      ...supper,
      ...ahead,
      id: 'e',
      approvalRequired: false,
      participation: mine('NOT_PARTICIPATING'),
    };
    answer(calls.confirmParticipation, mine('PENDING'));
    await open(paid);
    expect(screen.getByText('US$45')).toBeTruthy();
    answer(calls.getEvent, { ...paid, participation: mine('PENDING') });
    await press('Pay to register');
    await waitFor(() => expect(leave).toHaveBeenCalledWith('https://pay.example/supper'));
    const pay = bar().getByRole('link', { name: 'Pay to join' });
    expect(pay.getAttribute('href')).toBe('https://pay.example/supper');
    expect(bar().getByText(/./, { selector: 'section > p' }).textContent).toMatch(
      /Payment status may update with delay/,
    );
  });

  it('EVT-07 leads nobody to the payment of what they could not register for', async () => {
    vi.spyOn(toast, 'error').mockImplementation(() => undefined);
    const leave = vi.spyOn(leaving, 'navigateAway').mockImplementation(() => undefined);
    answer(calls.confirmParticipation, refusal(1199, 'There are no places left.', 409));
    await open({
      ...supper,
      ...ahead,
      id: 'e',
      approvalRequired: false,
      participation: mine('NOT_PARTICIPATING'),
    });
    await press('Pay to register');
    await waitFor(() => expect(sentTo(calls.getEvent)).toHaveLength(2));
    expect(leave).not.toHaveBeenCalled();
  });

  it('EVT-05 EVT-09 E20 E21 takes a place in line, tells which, and gives it up', async () => {
    const full: Event = { ...breakfast, maxParticipants: 12, isFull: true, waitingListEnabled: true };
    const waiting = { position: 4, offeredUntil: null };
    answer(calls.joinWaitingList, waiting);
    answer(calls.leaveWaitingList, 'OK');
    await open(full);
    answer(calls.getEvent, { ...full, waiting });
    await press('Join the waiting list');
    await waitFor(() =>
      expect(bar().getByText(/./, { selector: 'section > p' }).textContent).toMatch(/You’re number 4/),
    );
    await press('Leave the list');
    answer(calls.getEvent, full);
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Leave the list' }));
    await waitFor(() => expect(bar().getByRole('button', { name: 'Join the waiting list' })).toBeTruthy());
  });

  it('EVT-05 EVT-09 E10 takes the place that is held', async () => {
    const waiting = { position: 0, offeredUntil: '2089-01-01T00:00:00.000Z' };
    const held: Event = { ...breakfast, maxParticipants: 12, isFull: true, waiting };
    answer(calls.confirmParticipation, mine('CONFIRMED'));
    await open(held);
    await screen.findByText(/Held for you until 1 Jan 2089/);
    answer(calls.getEvent, { ...held, waiting: null, participation: mine('CONFIRMED') });
    await press('Take the place');
    await waitFor(() =>
      expect(bar().getByText(/./, { selector: 'section > p' }).textContent).toBe('You’re going'),
    );
  });

  it.each([
    ['Sign in to pay and join', { paid: true, price: 45, currency: 'USD' }],
    ['Sign in to join', {}],
  ])('EVT-05 EVT-07 asks a visitor to %s', async (name, changes) => {
    clearSession();
    await open({ ...breakfast, participation: null, ...changes });
    expect(bar().getByRole('link', { name }).getAttribute('href')).toBe('/login');
  });
});

describe('calendar and sharing', () => {
  it('EVT-08 offers calendars on the web', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Add to calendar' }));
    const google = await screen.findByRole('menuitem', { name: 'Google Calendar' });
    expect(new URL(google.getAttribute('href')!).searchParams.get('details')).toBe(
      `${location.origin}/event/e`,
    );
  });

  it.each([
    ['in a place', {}, 'Karl-Heine-Straße 99, 04229 Leipzig, Saxony, Germany'],
    [
      'online and in a place',
      { eventType: 'ONLINE', onlineMeetingLink: 'https://meet.example/x' },
      'https://meet.example/x, Karl-Heine-Straße 99, 04229 Leipzig, Saxony, Germany',
    ],
    ['online', { eventType: 'ONLINE', hasPlace: false }, ''],
  ] as const)('EVT-08 tells calendars on the web where to be: %s', async (_, changes, place) => {
    await open({ ...breakfast, ...changes });
    await userEvent.click(screen.getByRole('button', { name: 'Add to calendar' }));
    await screen.findByRole('menuitem', { name: 'Google Calendar' });
    const links = screen.getAllByRole<HTMLAnchorElement>('menuitem').filter(({ href }) => href);
    expect(links.map(({ href }) => new URL(href).searchParams.get('location'))).toEqual([
      place,
      place,
      place,
    ]);
  });

  it('EVT-11 E34 saves a file for any calendar', async () => {
    const save = vi.spyOn(saving, 'saveFile').mockImplementation(() => undefined);
    answer(calls.getEventCalendar, 'BEGIN:VCALENDAR');
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Add to calendar' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Download a calendar file' }));
    await waitFor(() =>
      expect(save).toHaveBeenCalledWith(`event-${breakfast.date}.ics`, 'BEGIN:VCALENDAR', 'text/calendar'),
    );
  });

  it('EVT-10 E28 shows the ticket of whoever is confirmed, once they ask for it', async () => {
    answer(contract.checkIn.getTicket, { code: 'c'.repeat(20), checkedInAt: null });
    await open({ ...going, ...ahead, id: 'e' });
    expect(sentTo(contract.checkIn.getTicket)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Show my ticket' }));
    expect(await screen.findByRole('img', { name: 'QR code of your ticket' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Hide the ticket' }));
    expect(screen.queryByRole('heading', { name: 'Your ticket' })).toBeNull();
  });

  it('EVT-06 E25 opens what organisers do, for organisers alone', async () => {
    answer(contract.organiser.listParticipants, {
      list: [],
      hasMore: false,
      page: 0,
      counts: { PENDING: 0, CONFIRMED: 0, REJECTED: 0, CANCELLED: 0 },
    });
    await open({ ...breakfast, mayEdit: true });
    await userEvent.click(screen.getByRole('button', { name: 'Manage participants' }));
    expect(await screen.findByRole('region', { name: 'For organisers' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Check in' }).getAttribute('href')).toBe('/event/e/check-in');
  });

  it('EVT-10 offers no ticket to who only asks', async () => {
    await open({ ...breakfast, participation: mine('PENDING') });
    expect(screen.queryByRole('button', { name: 'Show my ticket' })).toBeNull();
  });
});
