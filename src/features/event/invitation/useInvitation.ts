import { useTranslation } from 'react-i18next';
import { queryClient } from '../../../api/queryClient';
import { request } from '../../../api/request';
import { useSubmit } from '../../../components/form/useSubmit';
import { answerInvitation } from '../../../generated/api/client/eventInvitation';
import type { AnswerInvitationBody } from '../../../generated/api/eventInvitation';
import { toast } from '../../../ui/toast/toast';
import { eventQuery, refreshEvent } from '../eventQueries';
import { runInOrder } from '../runInOrder';

/** Answers the viewer's own invitation to an event (E43). */
export function useInvitation(id: string) {
  const { t } = useTranslation('eventPage');
  const { submit, sending } = useSubmit({
    send: async (body: AnswerInvitationBody) => {
      const event = await runInOrder(() => request(answerInvitation, { params: { id }, body }));
      queryClient.setQueryData(eventQuery(id).queryKey, event);
      toast.success(t(`invited.${body.invitedAs}.${body.accept ? 'accepted' : 'declined'}`));
    },
    inToast: true,
    onSettled: () => void refreshEvent(id),
  });
  return { answer: submit, answering: sending?.[0] };
}
