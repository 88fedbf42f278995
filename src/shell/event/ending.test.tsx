// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, refusal, sentTo } from '../../../tests/support/answers';
import { visit, whereabouts } from '../../../tests/support/inCommunity';
import { queryClient } from '../../api/queryClient';
import { startSession } from '../../api/session/store';
import { potluck } from '../../components/story/sampleEvents';
import { contract } from '../../generated/api/contract';
import type { Event } from '../../generated/api/event';
import EventScreen from './EventScreen';

const calls = contract.event;
const breakfast: Event = {
  ...potluck,
  id: 'e',
  mayEdit: true,
  startsAt: '2090-06-01T07:00:00.000Z',
  endsAt: '2090-06-01T09:00:00.000Z',
};

async function open(event: Event = breakfast): Promise<void> {
  answer(calls.getEvent, event);
  await act(async () => {
    await visit(
      <Routes>
        <Route path="/event/:id" element={<EventScreen />} />
        <Route path="*" element={null} />
      </Routes>,
      { at: '/event/e' },
    );
  });
  await screen.findByRole('heading', { level: 1 });
}

beforeEach(() => {
  queryClient.clear();
  startSession({ token: 'a.b', firstLogin: false });
  answer(calls.getResponsibles, []);
  answer(calls.getConfirmed, { list: [], hasMore: false, page: 0 });
});

describe('ending an event', () => {
  it('EVT-06 E19 an organiser cancels the event after a question, and its page says so', async () => {
    answer(calls.cancelEvent, { ...breakfast, isCancelled: true });
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel the event' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel the event?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep the event' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sentTo(calls.cancelEvent)).toEqual([]);

    await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel the event' }));
    answer(calls.getEvent, { ...breakfast, isCancelled: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the event' }));
    await screen.findByText(/have cancelled this event/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentTo(calls.cancelEvent)).toMatchObject([{ params: { id: 'e' } }]);
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Delete the event',
    ]);
  });

  it('EVT-06 E06 an organiser deletes the event and is led to the others; what the server refuses is said', async () => {
    answer(calls.deleteEvent, refusal(1109, 'Only organisers may do this.', 403));
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete the event' }));
    const remove = () => screen.getByRole('button', { name: 'Delete the event' });
    await screen.findByRole('dialog', { name: 'Delete the event?' });
    await userEvent.click(remove());
    expect((await screen.findByRole('alert')).textContent).toBe('Only organisers may do this.');
    answer(calls.deleteEvent, 'OK');
    await userEvent.click(remove());
    await waitFor(() => expect(whereabouts().path).toBe('/events'));
    expect(sentTo(calls.deleteEvent)).toHaveLength(2);
  });

  it('EVT-13 E19 an organiser cancels one of a series with those after it', async () => {
    answer(calls.cancelEvent, { ...breakfast, isCancelled: true });
    await open({ ...breakfast, seriesId: 's' });
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel the event' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /ones after it/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the event' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentTo(calls.cancelEvent)).toMatchObject([{ params: { id: 'e' }, query: { following: true } }]);
  });

  it('EVT-06 whoever does not organise it has no way to end it', async () => {
    await open({ ...breakfast, mayEdit: false });
    expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull();
  });
});
