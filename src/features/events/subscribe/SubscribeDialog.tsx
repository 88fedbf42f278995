import { useTranslation } from 'react-i18next';
import { useTexts } from '../../../i18n/useTexts';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { Stack } from '../../../ui/Stack/Stack';
import { Heading } from '../../../ui/Text/Heading';
import { Text } from '../../../ui/Text/Text';
import { FeedAddress } from './FeedAddress';
import { OwnFeed } from './OwnFeed';

export interface SubscribeDialogProps {
  /** Title of the community. */
  community: string;
  /** Address of its calendar feed. */
  feed: string;
  /** Whether the viewer has a feed of their own here. */
  isMember: boolean;
  onClose: () => void;
}

/** Calendars that keep themselves up to date: one's own events, and the community's (EVT-11; E35, E36, S05). */
export default function SubscribeDialog({ community, feed, isMember, onClose }: SubscribeDialogProps) {
  useTexts('feeds');
  const { t } = useTranslation('feeds');
  const { t: say } = useTranslation();
  return (
    <Dialog open title={t('title')} closeLabel={say('close')} onClose={onClose}>
      <Stack $gap={6}>
        <Text $tone="muted">{t('text')}</Text>
        {isMember && (
          <Stack as="section" $gap={3}>
            <Heading level={3} size="sm">
              {t('own.title')}
            </Heading>
            <Text $tone="muted">{t('own.text')}</Text>
            <OwnFeed />
          </Stack>
        )}
        <Stack as="section" $gap={3}>
          <Heading level={3} size="sm">
            {t('all.title', { community })}
          </Heading>
          <Text $tone="muted">{t('all.text')}</Text>
          <FeedAddress url={feed} label={t('all.address')} />
        </Stack>
        <Text $tone="muted" $size="sm">
          {t('hint')}
        </Text>
      </Stack>
    </Dialog>
  );
}
