import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../../api/queryClient';
import { request } from '../../../api/request';
import { cancelEvent, deleteEvent } from '../../../generated/api/client/event';
import type { Event } from '../../../generated/api/event';
import { describeError } from '../../../i18n/describeError';
import { Button } from '../../../ui/Button/Button';
import { Checkbox } from '../../../ui/Checkbox/Checkbox';
import { Dialog } from '../../../ui/Dialog/Dialog';
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
  /** The event is there no more. */
  onDeleted: () => void;
}

/** The last question before an event is cancelled (E19) or deleted (E06), with what comes of it for those who are in it. */
export function EndDialog({ event, how, onClose, onDeleted }: EndDialogProps) {
  const { t, i18n } = useTranslation('organise');
  const { t: say } = useTranslation();
  const { id } = event;
  const [following, setFollowing] = useState(false);
  const isAhead = !event.isCancelled && !event.isPast;
  const ending = useMutation(
    {
      networkMode: 'always',
      mutationFn: async (): Promise<unknown> => {
        const asked = { params: { id }, query: following ? { following } : {} };
        return how === 'CANCEL' ? request(cancelEvent, asked) : request(deleteEvent, asked);
      },
      onSuccess: async () => {
        // What is shown of it is as it is now, before the question goes.
        if (how === 'CANCEL') await refreshEvent(id);
        toast.success(t(`end.${how}.done`));
        onClose();
        if (how === 'DELETE') onDeleted();
      },
    },
    queryClient,
  );
  return (
    <Dialog
      open
      size="sm"
      title={t(`end.${how}.title`)}
      closeLabel={say('close')}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="danger"
            loading={ending.isPending}
            loadingLabel={say('loading')}
            onClick={() => ending.mutate()}
          >
            {t(`end.${how}.action`)}
          </Button>
          <Button variant="secondary" data-autofocus onClick={onClose}>
            {t('end.keep')}
          </Button>
        </>
      }
    >
      <Stack $gap={3}>
        <Text dir="auto">
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
        {ending.error && (
          <Text role="alert" $tone="error">
            {describeError(ending.error, i18n)}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
