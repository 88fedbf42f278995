import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useData } from '../../../api/useData';
import type { Bulk } from '../../../generated/api/member';
import { describeError } from '../../../i18n/describeError';
import { useTexts } from '../../../i18n/useTexts';
import { Button } from '../../../ui/Button/Button';
import { Stack } from '../../../ui/Stack/Stack';
import { Heading } from '../../../ui/Text/Heading';
import { Text } from '../../../ui/Text/Text';
import UndoBulk from '../members/bulk/UndoBulk';
import { LastNews } from './LastNews';
import { newsQuery } from './newsQuery';
import { WriteDialog } from './WriteDialog';

/** Messages by Telegram to all members who have connected it (C12), for installations with a bot. */
export default function TelegramNews({ communityId }: { communityId: string }) {
  useTexts('adminTelegram');
  const { t, i18n } = useTranslation('adminTelegram');
  const { data, error, refetch } = useData(newsQuery(communityId));
  const [isWriting, setWriting] = useState(false);
  const [bulk, setBulk] = useState<Bulk>();
  return (
    <Stack as="section" $gap={4} aria-labelledby="telegram-news">
      <div>
        <Heading level={2} id="telegram-news">
          {t('title')}
        </Heading>
        <Text $tone="muted">{t('about')}</Text>
      </div>
      {error && (
        <Text role="alert" $tone="error">
          {describeError(error, i18n)}
        </Text>
      )}
      <div>
        <Button variant="secondary" disabled={!data} onClick={() => setWriting(true)}>
          {t('write')}
        </Button>
      </div>
      {bulk && (
        <UndoBulk
          key={bulk.id}
          bulk={bulk}
          isNew
          onOver={() => {
            setBulk(undefined);
            void refetch();
          }}
        />
      )}
      {data && <LastNews last={data.last} />}
      {data && isWriting && (
        <WriteDialog
          communityId={communityId}
          preview={data}
          onBegun={(begun) => {
            setWriting(false);
            setBulk(begun);
            void refetch();
          }}
          onClose={() => setWriting(false)}
        />
      )}
    </Stack>
  );
}
