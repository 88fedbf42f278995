import { useTranslation } from 'react-i18next';
import type { OwnParticipant } from '../../../generated/api/currentUser';
import { Card } from '../../../ui/Card/Card';
import { Stack } from '../../../ui/Stack/Stack';
import { Heading } from '../../../ui/Text/Heading';
import { NewContactsByEmail } from './NewContactsByEmail';
import { Pause } from './Pause';

/** How introductions reach me: by email or not (HOM-05), and not at all for a while. */
export function Receiving({ participant }: { participant: OwnParticipant | undefined }) {
  const { t } = useTranslation('home');
  return (
    <Card as="section" aria-labelledby="receiving">
      <Stack $gap={3}>
        <Heading level={2} size="lg" id="receiving">
          {t('receiving.title')}
        </Heading>
        <NewContactsByEmail participant={participant} />
        <Pause participant={participant} />
      </Stack>
    </Card>
  );
}
