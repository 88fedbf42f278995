import { useTranslation } from 'react-i18next';
import { request } from '../../../../api/request';
import { useSubmit } from '../../../../components/form/useSubmit';
import { leaveCommunity } from '../../../../generated/api/client/participant';
import { Banner } from '../../../../ui/Banner/Banner';
import { Button } from '../../../../ui/Button/Button';
import { Dialog } from '../../../../ui/Dialog/Dialog';
import { Stack } from '../../../../ui/Stack/Stack';
import { Text } from '../../../../ui/Text/Text';
import { useEditing } from '../useEditing';
import { forgetDrafts } from '../values/drafts';

/** The last question before a member leaves the community; the account stays (P19). */
export default function LeaveCommunityDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account');
  const { t: say } = useTranslation();
  const { profile, settings } = useEditing();

  const { busy, wrong, submit } = useSubmit({
    send: async () => {
      await request(leaveCommunity, { body: { participantId: profile.id } });
      forgetDrafts();
      settings.onLeft();
    },
  });

  return (
    <Dialog
      open
      size="sm"
      title={t('departure.title', { title: settings.community })}
      closeLabel={say('close')}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="danger"
            loading={busy}
            loadingLabel={t('departure.leaving')}
            onClick={() => void submit()}
          >
            {t('departure.submit')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {say('cancel')}
          </Button>
        </>
      }
    >
      <Stack $gap={4}>
        <Banner tone="warning">{t('departure.text')}</Banner>
        <Text>{t('departure.kept')}</Text>
        <Text>{t('departure.again')}</Text>
        {wrong.call && (
          <Text role="alert" $size="sm" $tone="error">
            {wrong.call}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
