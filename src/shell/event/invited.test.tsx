// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, refusal, sentTo } from '../../../tests/support/answers';
import { visit } from '../../../tests/support/inCommunity';
import { queryClient } from '../../api/queryClient';
import { clearSession, startSession } from '../../api/session/store';
import { potluck } from '../../components/story/sampleEvents';
import { contract } from '../../generated/api/contract';
import type { Event, EventPerson, Participation } from '../../generated/api/event';
import EventScreen from './EventScreen';
import { toast } from '../../ui/toast/toast';

const calls = contract.event;
const { answerInvitation } = contract.eventInvitation;
const ahead = { startsAt: '2090-06-01T07:00:00.000Z', endsAt: '2090-06-01T09:00:00.000Z' };
const person = (id: string, firstName = id): EventPerson => ({
  id,
  slug: id,
  firstName,
  lastName: 'Lang',
  avatarUrl: null,
});
const own: Participation = {
  eventId: 'e',
  participantId: 'p',
  status: 'NOT_PARTICIPATING',
  approved: false,
  paid: false,
  checkedInAt: null,
};
const supper: Event = { ...potluck, ...ahead, id: 'e', approvalRequired: true, participation: own };
const invitedAs = (as: 'PARTICIPANT' | 'ORGANISER', more: Partial<Event> = {}): Event => ({
  ...supper,
  ...more,
  invitations: [{ invitedAs: as, by: person('vera', 'Vera') }],
});

async function open(event: Event): Promise<void> {
  answer(calls.getEvent, event);
  await act(async () => {
    await visit(
      <Routes>
        <Route path="/event/:id" element={<EventScreen />} />
      </Routes>,
      { at: '/event/e' },
    );
  });
  await screen.findByRole('heading', { level: 1 });
}
const bar = () => within(screen.getByRole('region', { name: 'Take part' }));

beforeEach(() => {
  queryClient.clear();
  clearSession();
  startSession({ token: 'a.b', firstLogin: false });
  answer(calls.getResponsibles, [person('vera', 'Vera')]);
  answer(calls.getConfirmed, { list: [], hasMore: false, page: 0 });
});

describe('who is invited to an event', () => {
  it('SAF-01 E43 accepts, and joins without asking', async () => {
    await open(invitedAs('PARTICIPANT'));
    await screen.findByText('Vera Lang invites you to this event');
    expect(bar().queryByRole('button', { name: 'Ask to join' })).toBeNull();
    const joined: Event = { ...supper, participation: { ...own, status: 'CONFIRMED', approved: true } };
    answer(answerInvitation, joined);
    answer(calls.getEvent, joined);
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(screen.queryByText('Vera Lang invites you to this event')).toBeNull());
    expect(sentTo(answerInvitation)).toMatchObject([{ body: { invitedAs: 'PARTICIPANT', accept: true } }]);
  });

  it('SAF-01 E43 declines to organise, and is told where that did not work', async () => {
    await open(invitedAs('ORGANISER'));
    await screen.findByText('Vera Lang asks you to help organise this event');
    answer(answerInvitation, refusal(1301, 'There’s no invitation to answer.', 404));
    const failed = vi.spyOn(toast, 'error').mockImplementation(() => undefined);
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(failed).toHaveBeenCalledWith('There’s no invitation to answer.'));
    answer(answerInvitation, supper);
    answer(calls.getEvent, supper);
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull());
    expect(sentTo(answerInvitation).at(-1)).toMatchObject({
      body: { invitedAs: 'ORGANISER', accept: false },
    });
  });

  it('SAF-01 of a full event is led to the waiting list', async () => {
    await open(invitedAs('PARTICIPANT', { isFull: true, waitingListEnabled: true, placesLeft: 0 }));
    await screen.findByText(/Join the waiting list below/);
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Decline' })).toBeTruthy();
  });
});

describe('an organiser', () => {
  const both = [person('vera', 'Vera'), person('p', 'Pia')];

  it('SAF-01 EVT-06 E18 steps down after a question', async () => {
    answer(calls.getResponsibles, both);
    await open({ ...supper, mayEdit: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Step down as organiser' }));
    const dialog = within(await screen.findByRole('dialog'));
    answer(calls.removeResponsible, [both[0]!]);
    answer(calls.getResponsibles, [both[0]!]);
    await userEvent.click(dialog.getByRole('button', { name: 'Step down' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Step down as organiser' })).toBeNull());
    expect(sentTo(calls.removeResponsible)).toMatchObject([{ params: { id: 'e', pid: 'p' } }]);
  });

  it('E18 who is the only one does not', async () => {
    answer(calls.getResponsibles, [both[1]!]);
    await open({ ...supper, mayEdit: true });
    await screen.findByText('Pia Lang');
    expect(screen.queryByRole('button', { name: 'Step down as organiser' })).toBeNull();
  });
});
