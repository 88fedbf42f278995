import { useTranslation } from 'react-i18next';
import { request } from '../../../../api/request';
import { FormDialog } from '../../../../components/form/FormDialog';
import { useSubmit } from '../../../../components/form/useSubmit';
import { leaveCommunity } from '../../../../generated/api/client/participant';
import { Banner } from '../../../../ui/Banner/Banner';
import { DialogText } from '../../../../ui/Dialog/DialogText';
import { Stack } from '../../../../ui/Stack/Stack';
import { Text } from '../../../../ui/Text/Text';
import { useEditing } from '../useEditing';
import { discardDrafts } from '../values/drafts';

/** The last question before a member leaves the community; the account stays (P19). */
export default function LeaveCommunityDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account');
  const { profile, settings } = useEditing();

  const form = useSubmit({
    send: async () => {
      await request(leaveCommunity, { body: { participantId: profile.id } });
      discardDrafts();
      settings.onLeft();
    },
  });

  return (
    <FormDialog
      keepOpen={false}
      size="sm"
      title={t('departure.title', { title: settings.community })}
      onClose={onClose}
      form={form}
      danger
      submitLabel={t('departure.submit')}
      loadingLabel={t('departure.leaving')}
    >
      <Stack $gap={4}>
        <Banner tone="warning">
          <DialogText as="span" $size="sm" $tone="inherit">
            {t('departure.text')}
          </DialogText>
        </Banner>
        <Text>{t('departure.kept')}</Text>
        <Text>{t('departure.again')}</Text>
      </Stack>
    </FormDialog>
  );
}
