import { useTranslation } from 'react-i18next';
import { RecommendedCard } from '../../../components/introduction/RecommendedCard';
import type { WantedCard } from '../../../generated/api/currentUser';
import { Button } from '../../../ui/Button/Button';
import { Stack } from '../../../ui/Stack/Stack';
import { Heading } from '../../../ui/Text/Heading';
import { Text } from '../../../ui/Text/Text';
import { useDeleteWish } from '../next/useDeleteWish';

interface WantedPersonProps {
  name: string;
  card: WantedCard;
}

/** The member whom the user wanted to meet (U04): first of all, until they connect, hide them or dismiss it. */
export function WantedPerson({ name, card }: WantedPersonProps) {
  const { t } = useTranslation('home');
  const { busy, wrong, submit } = useDeleteWish();
  return (
    <Stack as="section" $gap={4} aria-labelledby="wanted">
      <Stack $row $gap={2} $wrap>
        <Heading level={2} size="lg" id="wanted">
          {t('wanted.title', { name })}
        </Heading>
        <Button variant="quiet" size="sm" loading={busy} onClick={() => void submit()}>
          {t('wanted.dismiss')}
        </Button>
      </Stack>
      {wrong.call && (
        <Text role="alert" $size="sm" $tone="error">
          {wrong.call}
        </Text>
      )}
      <RecommendedCard card={{ ...card, lookingFor: null, reasons: [], matchingId: null }} featured />
    </Stack>
  );
}
