import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../ui/Dialog/Dialog';
import { Skeleton } from '../../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../../ui/Stack/Stack';
import { Text } from '../../../../ui/Text/Text';
import { useEditing } from '../useEditing';
import { asOthersSee } from '../values/asOthersSee';

const ParticipantCard = lazy(async () => ({
  default: (await import('../../../../components/participant/ParticipantCard')).ParticipantCard,
}));

/** 'This is how others see you': the page at /u/{slug} as a member would get it, with what is not saved yet. */
export function Preview({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('profile');
  const { t: say } = useTranslation();
  const { profile, values, mine, settings } = useEditing();
  return (
    <Dialog open size="lg" title={t('privacy.previewTitle')} closeLabel={say('close')} onClose={onClose}>
      <Stack $gap={3}>
        {Object.keys(mine).length > 0 && (
          <Text $size="sm" $tone="muted">
            {t('privacy.previewUnsaved')}
          </Text>
        )}
        <Suspense fallback={<Skeleton shape="block" height="10rem" />}>
          <ParticipantCard participant={asOthersSee(profile, values, settings.contacts.shown)} level={3} />
        </Suspense>
      </Stack>
    </Dialog>
  );
}
