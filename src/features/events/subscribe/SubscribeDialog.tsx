import { useTranslation } from 'react-i18next';
import { useTexts } from '../../../i18n/useTexts';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { DialogText } from '../../../ui/Dialog/DialogText';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';
import { FeedAddress } from './FeedAddress';
import { OwnFeed } from './OwnFeed';

export interface SubscribeDialogProps {
  /** Title of the community. */
  community: string;
  /** Address of its calendar feed. */
  feed: string;
  /** The viewer's own events, or those of the community. */
  to: 'own' | 'all';
  onClose: () => void;
}

/** A calendar that keeps itself up to date: with one's own events, or the community's (EVT-11; E35, E36, S05). */
export default function SubscribeDialog({ community, feed, to, onClose }: SubscribeDialogProps) {
  useTexts('feeds');
  const { t } = useTranslation('feeds');
  const { t: say } = useTranslation();
  return (
    <Dialog
      open
      title={to === 'own' ? t('own.title') : t('all.title', { community })}
      closeLabel={say('close')}
      onClose={onClose}
    >
      <Stack $gap={4}>
        <DialogText>{t('text')}</DialogText>
        <Text $tone="muted">{t(`${to}.text`)}</Text>
        {to === 'own' ? <OwnFeed /> : <FeedAddress url={feed} label={t('all.address')} />}
        <Text $tone="muted" $size="sm">
          {t('hint')}
        </Text>
      </Stack>
    </Dialog>
  );
}
