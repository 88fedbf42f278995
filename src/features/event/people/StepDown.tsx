import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../api/request';
import { removeResponsible } from '../../../generated/api/client/event';
import { describeError } from '../../../i18n/describeError';
import { Button } from '../../../ui/Button/Button';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { Text } from '../../../ui/Text/Text';
import { toast } from '../../../ui/toast/toast';
import { refreshEvent } from '../eventQueries';

/** Lets an organiser stop organising (E18), after a question. */
export default function StepDown({ eventId, ownId }: { eventId: string; ownId: string }) {
  const { t, i18n } = useTranslation('eventPage');
  const { t: common } = useTranslation();
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const stepDown = async () => {
    setBusy(true);
    try {
      await request(removeResponsible, { params: { id: eventId, pid: ownId } });
      await refreshEvent(eventId);
      toast.success(t('stepDown.done'));
    } catch (error) {
      toast.error(describeError(error, i18n));
    }
    setBusy(false);
    setAsks(false);
  };
  return (
    <div>
      <Button variant="quiet" size="sm" onClick={() => setAsks(true)}>
        {t('stepDown.open')}
      </Button>
      {asks && (
        <Dialog
          open
          size="sm"
          title={t('stepDown.title')}
          closeLabel={common('close')}
          onClose={() => setAsks(false)}
          actions={
            <>
              <Button variant="danger" loading={busy} onClick={() => void stepDown()}>
                {t('stepDown.action')}
              </Button>
              <Button variant="secondary" data-autofocus onClick={() => setAsks(false)}>
                {t('stepDown.keep')}
              </Button>
            </>
          }
        >
          <Text>{t('stepDown.text')}</Text>
        </Dialog>
      )}
    </div>
  );
}
