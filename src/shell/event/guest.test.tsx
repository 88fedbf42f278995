// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, refusal, sentTo } from '../../../tests/support/answers';
import { visit } from '../../../tests/support/inCommunity';
import { initOf, type InitChanges } from '../../../tests/support/initOf';
import { initQuery } from '../../api/queries';
import { queryClient } from '../../api/queryClient';
import { clearSession, startSession } from '../../api/session/store';
import { potluck, supper } from '../../components/story/sampleEvents';
import { contract } from '../../generated/api/contract';
import type { Event, Participation } from '../../generated/api/event';
import * as leaving from '../auth/navigateAway';
import EventScreen from './EventScreen';

const calls = contract.event;
const ahead = { startsAt: '2090-06-01T07:00:00.000Z', endsAt: '2090-06-01T09:00:00.000Z' };
const open: Event = {
  ...potluck,
  ...ahead,
  id: 'e',
  visibility: 'PUBLIC',
  participation: null,
  organizerContact: null,
};
const part = (status: Participation['status']): Participation => ({
  eventId: 'e',
  participantId: 'g',
  status,
  approved: false,
  paid: false,
  checkedInAt: null,
});
const come: Event = { ...open, participation: part('NOT_PARTICIPATING'), organizerContact: '@ada' };
const newcomer: InitChanges = { user: { connectedParticipants: [] } };

async function look(event: Event, changes = newcomer): Promise<void> {
  queryClient.setQueryData(initQuery.queryKey, initOf(changes));
  answer(contract.currentUser.init, initOf(changes));
  answer(calls.getEvent, event);
  await act(async () => {
    const routes = <Route path="/event/:id" element={<EventScreen />} />;
    await visit(<Routes>{routes}</Routes>, { at: '/event/e' });
  });
  await screen.findByRole('heading', { level: 1 });
}
const bar = () => within(screen.getByRole('region', { name: 'Take part' }));
const press = (name: string) => userEvent.click(bar().getByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog', { name: 'What’s your name?' }));

beforeEach(() => {
  queryClient.clear();
  clearSession();
  startSession({ token: 'a.b', firstLogin: false });
  answer(calls.getResponsibles, []);
  answer(calls.getConfirmed, { list: [], hasMore: false, page: 0 });
  answer(calls.joinAsGuest, come);
  answer(calls.confirmParticipation, part('CONFIRMED'));
});

describe('SES-04 a guest of an event', () => {
  it('E39 E10 joins by a name, and is told that it is for this event only', async () => {
    await look(open);
    await press('Join');
    const asked = await dialog();
    answer(calls.getEvent, { ...come, participation: part('CONFIRMED') });
    await userEvent.click(asked.getByRole('button', { name: 'Continue' }));
    expect(asked.getByText('Enter your first name')).toBeTruthy();
    await userEvent.type(asked.getByLabelText('First name'), 'Gwen');
    await userEvent.click(asked.getByRole('button', { name: 'Continue' }));
    await waitFor(() =>
      expect(bar().getByText(/./, { selector: 'section > p' }).textContent).toBe('You’re going'),
    );
    expect(sentTo(calls.joinAsGuest).map(({ body }) => body)).toEqual([{ firstName: 'Gwen', lastName: '' }]);
    expect(sentTo(calls.confirmParticipation)).toHaveLength(1);
    await screen.findByText('You’re here for this event only');
    const way = screen.getByRole('link', { name: 'Complete your profile' });
    expect(way.getAttribute('href')).toBe('/my_communities');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('E39 keeps what was typed where the server refuses', async () => {
    answer(calls.joinAsGuest, refusal(1201, 'The event is over.', 409));
    await look(open);
    await press('Join');
    const asked = await dialog();
    await userEvent.type(asked.getByLabelText('First name'), 'Gwen');
    await userEvent.click(asked.getByRole('button', { name: 'Continue' }));
    expect((await asked.findByRole('alert')).textContent).toBe('The event is over.');
    expect(asked.getByLabelText<HTMLInputElement>('First name').value).toBe('Gwen');
    expect(sentTo(calls.confirmParticipation)).toEqual([]);
  });

  it('E39 is asked for no name a second time', async () => {
    await look(open, { ...newcomer, guestName: { firstName: 'Gwen', lastName: '' } });
    answer(calls.getEvent, { ...come, participation: part('CONFIRMED') });
    await press('Join');
    await waitFor(() =>
      expect(bar().getByText(/./, { selector: 'section > p' }).textContent).toBe('You’re going'),
    );
    expect(sentTo(calls.joinAsGuest)).toHaveLength(1);
  });

  it('E39 E20 takes a place in line', async () => {
    const full = { maxParticipants: 12, isFull: true, waitingListEnabled: true };
    answer(calls.joinAsGuest, { ...come, ...full });
    answer(calls.joinWaitingList, { position: 1, offeredUntil: null });
    await look({ ...open, ...full }, { ...newcomer, guestName: { firstName: 'Gwen', lastName: '' } });
    await press('Join the waiting list');
    await waitFor(() => expect(sentTo(calls.joinWaitingList)).toHaveLength(1));
  });

  it('EVT-07 E39 is led to the payment, which visitors are not told of', async () => {
    const leave = vi.spyOn(leaving, 'navigateAway').mockImplementation(() => undefined);
    const paid = { ...supper, ...ahead, id: 'e', visibility: 'PUBLIC', approvalRequired: false } as const;
    answer(calls.joinAsGuest, { ...paid, participation: part('NOT_PARTICIPATING') });
    answer(calls.confirmParticipation, part('PENDING'));
    await look(
      { ...paid, participation: null, paymentLink: null },
      { ...newcomer, guestName: { firstName: 'Gwen', lastName: '' } },
    );
    await press('Pay to register');
    await waitFor(() => expect(leave).toHaveBeenCalledWith('https://pay.example/supper'));
  });

  it('is told what it takes to join the community', async () => {
    const going = { ...come, participation: part('CONFIRMED') };
    await look(going, { ...newcomer, needsInvitation: true });
    await screen.findByText(/ask one of its members for an invitation/);
    expect(screen.queryByRole('link', { name: 'Complete your profile' })).toBeNull();
  });

  it('comes to no event that is for members', async () => {
    await look({ ...open, visibility: 'PRIVATE' });
    expect(bar().getByRole('link', { name: 'Finish joining the community' })).toBeTruthy();
  });
});
