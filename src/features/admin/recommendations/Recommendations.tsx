import { useContentAnnouncement } from '../../../ui/announcer/useContentAnnouncement';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecommendationsSent } from '../../../generated/api/community';
import { Button } from '../../../ui/Button/Button';
import { Stack } from '../../../ui/Stack/Stack';
import { Heading } from '../../../ui/Text/Heading';
import { Text } from '../../../ui/Text/Text';
import { NotSent } from './NotSent';
import { SendDialog } from './SendDialog';

/** This week's recommendations, and the way to send them now (C13). */
export function Recommendations({ communityId }: { communityId: string }) {
  const { t } = useTranslation('admin');
  const outcome = useRef<HTMLDivElement>(null);
  useContentAnnouncement(outcome);
  const [asked, setAsked] = useState(false);
  const [sent, setSent] = useState<RecommendationsSent>();
  return (
    <Stack as="section" $gap={4} aria-labelledby="recommendations">
      <div>
        <Heading level={2} id="recommendations">
          {t('recommendations.title')}
        </Heading>
        <Text $tone="muted">{t('recommendations.text')}</Text>
      </div>
      <div>
        <Button variant="secondary" onClick={() => setAsked(true)}>
          {t('recommendations.send')}
        </Button>
      </div>
      <div ref={outcome}>
        {sent && (
          <Stack $gap={2}>
            <Text>{t('recommendations.sent', { count: sent.sent })}</Text>
            <NotSent others={sent.others} />
          </Stack>
        )}
      </div>
      {asked && (
        <SendDialog
          communityId={communityId}
          onDone={(result) => {
            setAsked(false);
            setSent(result);
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </Stack>
  );
}
