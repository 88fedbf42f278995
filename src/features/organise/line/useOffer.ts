import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../../api/queryClient';
import { request } from '../../../api/request';
import { nameOf } from '../../../components/participant/participantText';
import { offerPlace } from '../../../generated/api/client/event';
import type { EventWaitingPerson } from '../../../generated/api/event';
import { describeError } from '../../../i18n/describeError';
import { formatDateTime } from '../../../i18n/format';
import { useLang } from '../../../i18n/useLang';
import { toast } from '../../../ui/toast/toast';
import { refreshEvent } from '../organiseQueries';

/** Puts somebody who waits before the others (E23); the toast says whether a place was free for them at once. */
export function useOffer(eventId: string) {
  const { t, i18n } = useTranslation('organise');
  const lang = useLang();
  const offering = useMutation(
    {
      networkMode: 'always',
      mutationFn: ({ id: pid }: EventWaitingPerson) => request(offerPlace, { params: { id: eventId, pid } }),
      onSuccess: ({ offeredUntil }, person) => {
        const name = nameOf(person);
        const time = offeredUntil && formatDateTime(new Date(offeredUntil), lang);
        toast.success(time ? t('line.didOffer', { name, time }) : t('line.didPutFirst', { name }));
      },
      onError: (error) => toast.error(describeError(error, i18n)),
      // Whoever left the line meanwhile is there no more.
      onSettled: () => refreshEvent(eventId),
    },
    queryClient,
  );
  return { offer: offering.mutate, busy: offering.isPending ? offering.variables.id : undefined };
}
