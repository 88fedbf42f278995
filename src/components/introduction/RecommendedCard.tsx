import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { RecommendationCard } from '../../generated/api/introduction';
import { Card } from '../../ui/Card/Card';
import { Stack } from '../../ui/Stack/Stack';
import { Text } from '../../ui/Text/Text';
import { space } from '../../ui/theme';
import { nameOf } from '../participant/participantText';
import { PersonActions, type PersonActionsProps } from './PersonActions';
import { PersonFacts, PersonTags } from './PersonFacts';

/** Sentences of why two should meet that a large card has room for; a row has room for one. */
const mostReasons = 3;

const Reasons = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin: 0;
  padding-inline-start: ${space(5)};
  overflow-wrap: anywhere;
`;

export interface RecommendedCardProps extends Pick<PersonActionsProps, 'credits' | 'participantId'> {
  card: Pick<RecommendationCard, 'subject' | 'lookingFor' | 'reasons' | 'bookmarked' | 'relation'> & {
    matchingId: string | null;
  };
  /** One of those who fit best: larger, with all that is known of why. */
  featured?: boolean;
}

/** A person whom the round recommends, with the reasons (HOM-01). */
export function RecommendedCard({ card, featured, ...by }: RecommendedCardProps) {
  const { t } = useTranslation('introduction');
  const { subject, lookingFor, reasons, bookmarked, relation, matchingId } = card;
  const [reason] = reasons;
  return (
    <Card as="article" aria-label={nameOf(subject)} $variant={featured ? 'raised' : 'outlined'}>
      <Stack $gap={3}>
        <PersonFacts person={subject} level={3} large={featured} />
        {featured && reasons.length > 0 && (
          <Reasons aria-label={t('why')}>
            {reasons.slice(0, mostReasons).map((sentence) => (
              <li key={sentence} dir="auto">
                {sentence}
              </li>
            ))}
          </Reasons>
        )}
        {!featured && reason && <Text dir="auto">{reason}</Text>}
        {featured && lookingFor && (
          <Text $size="sm" $tone="muted" dir="auto">
            {t('lookingFor', { text: lookingFor })}
          </Text>
        )}
        {featured && <PersonTags tags={subject.tags} />}
        <PersonActions
          {...by}
          person={subject}
          relation={relation}
          bookmarked={bookmarked}
          matchingId={matchingId}
          compact={!featured}
        />
      </Stack>
    </Card>
  );
}
