import { Loading } from '../../../components/loading/Loading';
import { useTranslation } from 'react-i18next';
import { request } from '../../../api/request';
import { useData } from '../../../api/useData';
import { useSubmit } from '../../../components/form/useSubmit';
import { sendRecommendations } from '../../../generated/api/client/community';
import type { RecommendationsSent } from '../../../generated/api/community';
import { describeError } from '../../../i18n/describeError';
import { formatDay } from '../../../i18n/format';
import { useLang } from '../../../i18n/useLang';
import { Button } from '../../../ui/Button/Button';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { DialogText } from '../../../ui/Dialog/DialogText';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';
import { NotSent } from './NotSent';
import { previewQuery } from './previewQuery';

interface SendDialogProps {
  communityId: string;
  onDone: (sent: RecommendationsSent) => void;
  onClose: () => void;
}

/** Shows to how many members an email would go and why not to the others, and asks before it does. */
export function SendDialog({ communityId, onDone, onClose }: SendDialogProps) {
  const { t, i18n } = useTranslation('admin');
  const lang = useLang();
  const { t: say } = useTranslation();
  const { data, error } = useData(previewQuery(communityId));
  const { busy, wrong, submit } = useSubmit({
    send: async () => {
      onDone(await request(sendRecommendations, { params: { id: communityId } }));
    },
  });
  const failure = wrong.call ?? (error ? describeError(error, i18n) : undefined);
  const nobody = data?.waiting === 0;
  return (
    <Dialog
      open
      size="sm"
      title={t('recommendations.question')}
      closeLabel={say('close')}
      onClose={onClose}
      actions={
        <>
          {data && !nobody && (
            <Button loading={busy} loadingLabel={say('loading')} onClick={() => void submit()}>
              {t('recommendations.confirm')}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {say(nobody ? 'close' : 'cancel')}
          </Button>
        </>
      }
    >
      {!data && !failure && (
        <Loading>
          <div>
            <Skeleton height="3rem" width="100%" />
          </div>
        </Loading>
      )}
      {data && (
        <Stack $gap={2}>
          <DialogText>
            {nobody ? t('recommendations.nobody') : t('recommendations.waiting', { count: data.waiting })}
          </DialogText>
          {data.lateAt && (
            <DialogText>
              {t('recommendations.late', { date: formatDay(new Date(data.lateAt), lang) })}
            </DialogText>
          )}
          <NotSent others={data.others} />
        </Stack>
      )}
      {failure && (
        <Text role="alert" $tone="error">
          {failure}
        </Text>
      )}
    </Dialog>
  );
}
