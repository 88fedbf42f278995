import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button/Button';
import { Stack } from '../../../ui/Stack/Stack';
import { Heading } from '../../../ui/Text/Heading';
import { Text } from '../../../ui/Text/Text';
import { SendDialog } from './SendDialog';

/** This week's recommendations, and the way to send them now (C13). */
export function Recommendations({ communityId }: { communityId: string }) {
  const { t } = useTranslation('admin');
  const [asked, setAsked] = useState(false);
  const [sent, setSent] = useState(false);
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
      <Text role="status">{sent ? t('recommendations.sent') : ''}</Text>
      {asked && (
        <SendDialog
          communityId={communityId}
          onDone={() => {
            setAsked(false);
            setSent(true);
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </Stack>
  );
}
