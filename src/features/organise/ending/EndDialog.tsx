import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../api/request';
import { FormDialog } from '../../../components/form/FormDialog';
import { useSubmit } from '../../../components/form/useSubmit';
import { cancelEvent, deleteEvent } from '../../../generated/api/client/event';
import type { Event } from '../../../generated/api/event';
import { asWritten } from '../../../lib/asWritten';
import { Checkbox } from '../../../ui/Checkbox/Checkbox';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';
import { toast } from '../../../ui/toast/toast';
import { refreshEvent } from '../organiseQueries';

/** How an event ends before its time: it stays to be seen, or it goes. */
export type Ending = 'CANCEL' | 'DELETE';

interface EndDialogProps {
  event: Event;
  how: Ending;
  onClose: () => void;
  /** The event does not exist any more. */
  onDeleted: () => void;
}

/** Asks before an event is cancelled (E19) or deleted (E06), with the consequences for its people. */
export function EndDialog({ event, how, onClose, onDeleted }: EndDialogProps) {
  const { t } = useTranslation('organise');
  const { t: say } = useTranslation();
  const { id } = event;
  const [following, setFollowing] = useState(false);
  const isAhead = !event.isCancelled && !event.isPast;
  const form = useSubmit({
    send: async () => {
      const asked = { params: { id }, query: following ? { following } : {} };
      if (how === 'DELETE') await request(deleteEvent, asked);
      else {
        await request(cancelEvent, asked);
        // The event is reloaded before the dialog closes.
        await refreshEvent(id);
      }
      toast.success(t(`end.${how}.done`));
      onClose();
      if (how === 'DELETE') onDeleted();
    },
  });
  return (
    <FormDialog
      keepOpen={false}
      size="sm"
      title={t(`end.${how}.title`)}
      onClose={onClose}
      form={form}
      danger
      submitLabel={t(`end.${how}.action`)}
      loadingLabel={say('loading')}
      cancel={{ label: t('end.keep'), isFocused: true }}
    >
      <Stack $gap={3}>
        <Text {...asWritten(event.title)}>
          <strong>{event.title}</strong>
        </Text>
        <Text>{t(`end.${how}.text`)}</Text>
        {isAhead && <Text>{t('end.told')}</Text>}
        {isAhead && event.paid && <Text>{t('end.paid')}</Text>}
        {event.seriesId && (
          <Checkbox
            label={t(`end.${how}.following`)}
            checked={following}
            onChange={({ target }) => setFollowing(target.checked)}
          />
        )}
      </Stack>
    </FormDialog>
  );
}
