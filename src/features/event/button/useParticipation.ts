import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../../api/queryClient';
import { request } from '../../../api/request';
import {
  cancelParticipation,
  confirmParticipation,
  joinWaitingList,
  leaveWaitingList,
} from '../../../generated/api/client/event';
import type { Event, Participation } from '../../../generated/api/event';
import { describeError } from '../../../i18n/describeError';
import { after, type Part } from '../../../lib/rules/event/participation';
import { toast } from '../../../ui/toast/toast';
import { eventKey, eventQuery, refreshEvent } from '../eventQueries';

const partOf = ({ status, approved, paid }: Participation): Part | undefined =>
  status === 'NOT_PARTICIPATING' ? undefined : { status, approved, hasPaid: paid };

/** An event as it is once somebody joined, as far as the rules foresee it. */
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
 * What a member does about their own part. Joining is shown at once, and taken back with a message where the server refuses;
 * giving up a place waits for its word. One after the other, and told at once where there is no connection.
 */
export function useParticipation(id: string) {
  const { i18n } = useTranslation();
  const { queryKey } = eventQuery(id);
  const shared = { scope: { id: `event ${id}` }, networkMode: 'always' } as const;
  const say = (error: Error) => toast.error(describeError(error, i18n));
  const change = (changes: Partial<Event>) =>
    queryClient.setQueryData(queryKey, (event) => event && { ...event, ...changes });
  const take = (participation: Participation) => change({ participation });

  const joining = useMutation(
    {
      ...shared,
      mutationFn: () => request(confirmParticipation, { params: { id } }),
      onMutate: async () => {
        // What is under way would bring back what was before.
        await queryClient.cancelQueries({ queryKey: eventKey(id) });
        const before = queryClient.getQueryData(queryKey);
        queryClient.setQueryData(queryKey, (event) => event && joined(event));
        return before;
      },
      onSuccess: take,
      onError: (error, _, before) => {
        if (before) queryClient.setQueryData(queryKey, before);
        say(error);
      },
      onSettled: () => void refreshEvent(id),
    },
    queryClient,
  );
  const cancelling = useMutation(
    {
      ...shared,
      mutationFn: () => request(cancelParticipation, { params: { id } }),
      onSuccess: take,
      onError: say,
      onSettled: () => void refreshEvent(id),
    },
    queryClient,
  );
  const waiting = useMutation(
    {
      ...shared,
      mutationFn: (on: boolean) =>
        on
          ? request(joinWaitingList, { params: { id } })
          : request(leaveWaitingList, { params: { id } }).then(() => null),
      onSuccess: (waiting) => change({ waiting }),
      onError: say,
      onSettled: () => void refreshEvent(id),
    },
    queryClient,
  );
  return {
    /** Whether it went well; what failed is told. */
    join: () =>
      joining.mutateAsync().then(
        () => true,
        () => false,
      ),
    cancel: cancelling.mutate,
    isCancelling: cancelling.isPending,
    /** Takes a place in line, or gives it up. */
    wait: waiting.mutate,
    isChangingLine: waiting.isPending,
  };
}
