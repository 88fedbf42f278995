// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, refusal, sentTo } from '../../../tests/support/answers';
import { visit } from '../../../tests/support/inCommunity';
import { queryClient } from '../../api/queryClient';
import { startSession } from '../../api/session/store';
import { eventNow, supper } from '../../components/story/sampleEvents';
import { contract } from '../../generated/api/contract';
import type { ParticipantChange } from '../../generated/api/organiser';
import * as saving from '../../lib/saveFile';
import { toast } from '../../ui/toast/toast';
import OrganisePanel from './OrganisePanel';
import { changed, pageOf, participantAt, waiting } from './sampleParticipants';

const { changeParticipants, exportParticipants, listParticipants } = contract.organiser;

async function open(): Promise<void> {
  await act(async () => {
    await visit(<OrganisePanel event={{ ...supper, mayEdit: true }} now={eventNow} />, { at: '/event/e' });
  });
  await screen.findByRole('checkbox', { name: 'Select Ada Byron' });
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
/** The undo that the toast offers. */
const offers = () => vi.spyOn(toast, 'offer').mockImplementation(() => undefined);

beforeEach(() => {
  queryClient.clear();
  startSession({ token: 'a.b', firstLogin: false });
  answer(listParticipants, waiting);
  answer(changeParticipants, ({ body }) =>
    changed(body.participantIds ?? body.parts?.map(({ participantId }) => participantId) ?? []),
  );
});

describe('what organisers do about people', () => {
  it('EVT-06 E25 are looked through by status and by name', async () => {
    await open();
    answer(listParticipants, ({ query }) =>
      pageOf(query.search ? [participantAt(5, { status: 'CONFIRMED' })] : [participantAt(0)]),
    );
    await userEvent.click(screen.getByRole('tab', { name: 'Going 19' }));
    await userEvent.type(screen.getByRole('searchbox'), 'mei');
    await screen.findByRole('checkbox', { name: 'Select Mei Lin' });
    expect(sentTo(listParticipants).at(-1)).toMatchObject({ query: { status: 'CONFIRMED', search: 'mei' } });
  });

  it.each([
    ['approves', 'Approve Ada Byron', { act: 'APPROVE' }],
    ['declines', 'Decline Ada Byron', { act: 'REJECT' }],
  ])('EVT-06 E26 an organiser %s one, and takes it back', async (_, name, body) => {
    const offered = offers();
    await open();
    await press(name);
    await waitFor(() => expect(offered).toHaveBeenCalled());
    expect(sentTo(changeParticipants)).toMatchObject([{ body: { ...body, participantIds: ['p0'] } }]);
    offered.mock.calls[0]![1].onPress();
    await waitFor(() => expect(sentTo(changeParticipants)).toHaveLength(2));
    expect(sentTo(changeParticipants)[1]).toMatchObject({
      body: { act: 'PUT_BACK', parts: [{ participantId: 'p0', status: 'PENDING' }] },
    });
  });

  it('SAF-05 E26 nothing is offered about oneself, and the reason is given', async () => {
    answer(listParticipants, pageOf([participantAt(0, { mayDecide: false }), participantAt(5)]));
    await open();
    screen.getByText(/another organiser or a manager decides/);
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Ada Byron' });
    expect(box.disabled).toBe(true);
    expect(screen.queryByRole('button', { name: /Ada Byron/ })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select everyone shown' }));
    await screen.findByText('1 selected');
  });

  it('EVT-06 E26 many are answered at once, or given any status, and taken back together', async () => {
    const offered = offers();
    await open();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select everyone shown' }));
    await press('Clear');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Ada Byron' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Mei Lin' }));
    await press('Approve');
    await waitFor(() => expect(offered).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull());
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Ada Byron' }));
    await press('Change status');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel their place' }));
    await waitFor(() => expect(offered).toHaveBeenCalledTimes(2));
    expect(sentTo(changeParticipants)).toMatchObject([
      { body: { act: 'APPROVE', participantIds: ['p0', 'p5'] } },
      { body: { act: 'SET', status: 'CANCELLED', participantIds: ['p0'] } },
    ]);
    offered.mock.calls[0]![1].onPress();
    await waitFor(() => expect(sentTo(changeParticipants)).toHaveLength(3));
    expect(sentTo(changeParticipants)[2]!.body.parts).toHaveLength(2);
  });

  it('EVT-06 E26 people who find no seat stay as they were, and the page says why', async () => {
    const warned = vi.spyOn(toast, 'warning').mockImplementation(() => undefined);
    const full: ParticipantChange = {
      participantId: 'p0',
      before: null,
      after: null,
      changedAt: null,
      error: { code: 1199, message: 'There are no places left.' },
    };
    answer(changeParticipants, [full]);
    await open();
    await press('Approve Ada Byron');
    await waitFor(() => expect(warned).toHaveBeenCalledWith('There are no places left.'));
    expect(within(screen.getByRole('tabpanel')).getByText('Ada Byron')).toBeTruthy();
  });

  it('EVT-06 E27 the file has the people of the search, and the page says when it failed', async () => {
    const save = vi.spyOn(saving, 'saveCsv').mockImplementation(() => undefined);
    answer(exportParticipants, 'Name\r\nAda\r\n');
    await open();
    await press('Export CSV');
    await waitFor(() =>
      expect(save).toHaveBeenCalledWith(`participants-${supper.date}.csv`, 'Name\r\nAda\r\n'),
    );
    const failed = vi.spyOn(toast, 'error').mockImplementation(() => undefined);
    answer(exportParticipants, refusal(1109, 'You may not do that.', 403));
    await press('Export CSV');
    await waitFor(() => expect(failed).toHaveBeenCalled());
  });
});
