import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../api/request';
import { FormDialog } from '../../../components/form/FormDialog';
import { useSubmit } from '../../../components/form/useSubmit';
import { removeResponsible } from '../../../generated/api/client/event';
import { Button } from '../../../ui/Button/Button';
import { DialogText } from '../../../ui/Dialog/DialogText';
import { toast } from '../../../ui/toast/toast';
import { refreshEvent } from '../eventQueries';

/** Lets an organiser stop organising (E18), after a question. */
export default function StepDown({ eventId, ownId }: { eventId: string; ownId: string }) {
  const { t } = useTranslation('eventPage');
  const [asks, setAsks] = useState(false);
  const form = useSubmit({
    send: async () => {
      await request(removeResponsible, { params: { id: eventId, pid: ownId } });
      await refreshEvent(eventId);
      toast.success(t('stepDown.done'));
    },
    inToast: true,
    onSettled: () => setAsks(false),
  });
  return (
    <div>
      <Button variant="quiet" size="sm" onClick={() => setAsks(true)}>
        {t('stepDown.open')}
      </Button>
      {asks && (
        <FormDialog
          keepOpen={false}
          size="sm"
          title={t('stepDown.title')}
          onClose={() => setAsks(false)}
          form={form}
          danger
          submitLabel={t('stepDown.action')}
          cancel={{ label: t('stepDown.keep'), isFocused: true }}
        >
          <DialogText>{t('stepDown.text')}</DialogText>
        </FormDialog>
      )}
    </div>
  );
}
