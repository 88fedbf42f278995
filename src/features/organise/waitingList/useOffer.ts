import { useTranslation } from 'react-i18next';
import { request } from '../../../api/request';
import { useSubmit } from '../../../components/form/useSubmit';
import { nameOf } from '../../../components/participant/participantText';
import { offerPlace } from '../../../generated/api/client/event';
import type { EventWaitingPerson } from '../../../generated/api/event';
import { formatDateTime } from '../../../i18n/format';
import { useLang } from '../../../i18n/useLang';
import { toast } from '../../../ui/toast/toast';
import { refreshEvent } from '../organiseQueries';

/** Moves a person to the front (E23). The toast says whether they got a free seat immediately. */
export function useOffer(eventId: string) {
  const { t } = useTranslation('organise');
  const lang = useLang();
  const { busy, submit: offer } = useSubmit({
    send: async (person: EventWaitingPerson) => {
      const { offeredUntil } = await request(offerPlace, { params: { id: eventId, pid: person.id } });
      const name = nameOf(person);
      const time = offeredUntil && formatDateTime(new Date(offeredUntil), lang);
      toast.success(time ? t('line.didOffer', { name, time }) : t('line.didPutFirst', { name }));
    },
    inToast: true,
    // People who left the waiting list meanwhile disappear.
    onSettled: () => refreshEvent(eventId),
  });
  return { offer, busy };
}
