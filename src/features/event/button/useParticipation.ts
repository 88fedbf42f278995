import { queryClient } from '../../../api/queryClient';
import { request } from '../../../api/request';
import { useSubmit } from '../../../components/form/useSubmit';
import {
  cancelParticipation,
  confirmParticipation,
  joinWaitingList,
  leaveWaitingList,
} from '../../../generated/api/client/event';
import type { Event, Participation } from '../../../generated/api/event';
import { after, type Part } from '../../../lib/rules/event/participation';
import { eventKey, eventQuery, refreshEvent } from '../eventQueries';
import { runInOrder } from '../runInOrder';

const partOf = ({ status, approved, paid }: Participation): Part | undefined =>
  status === 'NOT_PARTICIPATING' ? undefined : { status, approved, hasPaid: paid };

/** The expected event after joining, by the shared rules. */
function joined(event: Event): Event {
  const { participation, invitations = [] } = event;
  const isInvited = invitations.some(({ invitedAs }) => invitedAs === 'PARTICIPANT');
  const part = participation && after('JOIN', partOf(participation), event, isInvited);
  if (!part || typeof part === 'string') return event;
  const { status, approved, hasPaid } = part;
  const isNew = status === 'CONFIRMED' && participation.status !== 'CONFIRMED';
  return {
    ...event,
    invitations: invitations.filter(({ invitedAs }) => invitedAs !== 'PARTICIPANT'),
    waiting: status === 'CONFIRMED' ? null : event.waiting,
    confirmedCount: event.confirmedCount + (isNew ? 1 : 0),
    participation: { ...participation, status, approved, paid: hasPaid },
  };
}

/**
 * A member's actions on their own participation. Joining is shown immediately and reverted with a message if the server
 * refuses; giving up a seat waits for the answer.
 */
export function useParticipation(id: string) {
  const { queryKey } = eventQuery(id);
  const change = (changes: Partial<Event>) =>
    queryClient.setQueryData(queryKey, (event) => event && { ...event, ...changes });
  const ending = {
    inToast: true,
    onSettled: () => void refreshEvent(id),
  };

  const joining = useSubmit({
    ...ending,
    send: async () => {
      // A pending request would restore the earlier state.
      await queryClient.cancelQueries({ queryKey: eventKey(id) });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (event) => event && joined(event));
      try {
        change({ participation: await runInOrder(() => request(confirmParticipation, { params: { id } })) });
      } catch (error) {
        if (before) queryClient.setQueryData(queryKey, before);
        throw error;
      }
    },
  });
  const cancelling = useSubmit({
    ...ending,
    send: async () =>
      change({ participation: await runInOrder(() => request(cancelParticipation, { params: { id } })) }),
  });
  const waiting = useSubmit({
    ...ending,
    send: async (on: boolean) => {
      if (on) change({ waiting: await runInOrder(() => request(joinWaitingList, { params: { id } })) });
      else {
        await runInOrder(() => request(leaveWaitingList, { params: { id } }));
        change({ waiting: null });
      }
    },
  });
  return {
    /** Resolves to whether it succeeded. Errors are shown. */
    join: joining.submit,
    cancel: () => void cancelling.submit(),
    isCancelling: cancelling.busy,
    /** Joins the waiting list, or leaves it. */
    wait: (on: boolean) => void waiting.submit(on),
    isChangingLine: waiting.busy,
  };
}
