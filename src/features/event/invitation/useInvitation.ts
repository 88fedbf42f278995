import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../../api/queryClient';
import { request } from '../../../api/request';
import { answerInvitation } from '../../../generated/api/client/eventInvitation';
import type { AnswerInvitationBody } from '../../../generated/api/eventInvitation';
import { describeError } from '../../../i18n/describeError';
import { toast } from '../../../ui/toast/toast';
import { eventQuery, refreshEvent } from '../eventQueries';

/** Answers the viewer's own invitation to an event (E43). */
export function useInvitation(id: string) {
  const { t, i18n } = useTranslation('eventPage');
  const { mutate, isPending, variables } = useMutation(
    {
      // One after the other with what else the viewer does about their part.
      scope: { id: `event ${id}` },
      networkMode: 'always',
      mutationFn: (body: AnswerInvitationBody) => request(answerInvitation, { params: { id }, body }),
      onSuccess: (event, { invitedAs, accept }) => {
        queryClient.setQueryData(eventQuery(id).queryKey, event);
        toast.success(t(`invited.${invitedAs}.${accept ? 'accepted' : 'declined'}`));
      },
      onError: (error) => toast.error(describeError(error, i18n)),
      onSettled: () => void refreshEvent(id),
    },
    queryClient,
  );
  return { answer: mutate, answering: isPending ? variables : undefined };
}
