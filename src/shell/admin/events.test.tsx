// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, refusal, sentTo } from '../../../tests/support/answers';
import { visit, whereabouts } from '../../../tests/support/inCommunity';
import { queryClient } from '../../api/queryClient';
import { startSession, useSession } from '../../api/session/store';
import { calledOff, podcast, potluck, supper, walk } from '../../components/story/sampleEvents';
import { waiting } from '../../features/organise/sampleParticipants';
import { contract } from '../../generated/api/contract';
import type { Event } from '../../generated/api/event';
import AdminHomeScreen from './AdminHomeScreen';
import ManagedEventScreen from './ManagedEventScreen';

const { getEvent, getPastEvents, getUpcomingEvents, deleteEvent } = contract.event;
const listed: Event[] = [potluck, { ...supper, waitingCount: 3 }, calledOff];

async function open(at: string): Promise<void> {
  await act(async () => {
    await visit(
      <Routes>
        <Route path="/admin" element={<AdminHomeScreen />} />
        <Route path="/admin/events/:id" element={<ManagedEventScreen />} />
      </Routes>,
      { at },
    );
  });
  await screen.findByRole('heading', { level: 1 });
}
/** The list comes once it is asked for. */
async function openList(at = '/admin'): Promise<void> {
  await open(at);
  await userEvent.click(await screen.findByRole('button', { name: 'Show events' }));
}
const list = async (name: string) => within(await screen.findByRole('list', { name }));

beforeEach(() => {
  queryClient.clear();
  startSession({ token: 'a.b', firstLogin: false });
  useSession.setState({ authorities: 'ROLE_USER,ROLE_MANAGER' });
  answer(contract.admin.getManagerHome, { waiting: [], changes: null, firstSteps: null });
  answer(contract.admin.listManagedCommunities, []);
  answer(getUpcomingEvents, ({ query: { search, page = 0 } }) => ({
    items: search ? [podcast] : listed,
    page,
    hasMore: false,
  }));
  answer(getPastEvents, { items: [walk], page: 0, hasMore: false });
  answer(getEvent, { ...potluck, mayEdit: true, startsAt: '2090-01-01T00:00:00.000Z', endsAt: null });
});

describe('ADM-01 EVT-06 the events of a community for those who manage it', () => {
  it('lists what is to come, how full it is, and what was cancelled; each leads to where it is managed', async () => {
    await openList();
    const upcoming = await list('Upcoming');
    const link = upcoming.getByRole('link', { name: supper.title });
    expect(link.getAttribute('href')).toBe('/event/e-supper');
    expect(upcoming.getByText('19 of 20 going · 3 on the waiting list')).toBeTruthy();
    expect(upcoming.getByText('Cancelled')).toBeTruthy();
  });

  it('E01 E02 finds them by words, and those that are over; the address says which', async () => {
    await openList();
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search events' }), 'под{Enter}');
    await (await list('Upcoming')).findByRole('link', { name: podcast.title });
    await userEvent.click(screen.getByRole('button', { name: 'Past' }));
    await (await list('Past')).findByRole('link', { name: walk.title });
    expect(new URLSearchParams(whereabouts().path.split('?')[1]).get('events')).toBe('past');
    expect(sentTo(getPastEvents).at(-1)!.query).toEqual({ search: 'под', page: 0 });
  });

  it('says that none is to come', async () => {
    answer(getUpcomingEvents, { items: [], page: 0, hasMore: false });
    await openList();
    expect(await screen.findByText('No events coming up.')).toBeTruthy();
  });

  it('says that they did not load, and shows what else there is', async () => {
    answer(getUpcomingEvents, refusal(1000, 'No', 400));
    await openList();
    expect(await screen.findByText('Couldn’t load the events.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Show managers' })).toBeTruthy();
  });

  it('a manager creates one from there, an administrator, who is no member, does not', async () => {
    await openList();
    const create = { name: 'Create an event' };
    expect((await screen.findByRole('link', create)).getAttribute('href')).toBe('/event/create');
    useSession.setState({ authorities: 'ROLE_ADMIN' });
    await waitFor(() => expect(screen.queryByRole('link', create)).toBeNull());
    const event = (await list('Upcoming')).getByRole('link', { name: supper.title });
    expect(event.getAttribute('href')).toBe('/admin/events/e-supper');
  });

  it('ROU-04 E03 an administrator has of an event what its organisers do, and stays on the managers’ side', async () => {
    useSession.setState({ authorities: 'ROLE_ADMIN' });
    answer(contract.organiser.listParticipants, waiting);
    await open('/admin/events/e-potluck');
    expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe(
      '/admin/events/e-potluck/edit',
    );
    expect(screen.getByRole('link', { name: 'Check in' }).getAttribute('href')).toBe(
      '/event/e-potluck/check-in',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Manage participants' }));
    expect(await screen.findByRole('button', { name: 'Approve Ada Byron' })).toBeTruthy();
  });

  it('E06 deletes one, and leads back to the others', async () => {
    answer(deleteEvent, 'OK');
    await open('/admin/events/e-potluck');
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete the event' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete the event' }));
    await waitFor(() => expect(whereabouts().path).toBe('/admin'));
  });

  it('E03 of one that is not there says so, and leads to the others', async () => {
    answer(getEvent, refusal(1195, 'Event not found', 404));
    await open('/admin/events/none');
    expect(screen.getByRole('heading', { level: 1, name: 'Event not found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All events' }).getAttribute('href')).toBe('/admin');
  });
});
