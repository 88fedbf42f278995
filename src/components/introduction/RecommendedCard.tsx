import { useTranslation } from 'react-i18next';
import type { RecommendationCard } from '../../generated/api/introduction';
import { asWritten } from '../../lib/asWritten';
import { Text } from '../../ui/Text/Text';
import { PersonTile } from '../people/PersonTile';
import { PersonActions, type PersonActionsProps } from './PersonActions';
import { Reasons } from './Reasons';

interface RecommendedCardProps extends Pick<PersonActionsProps, 'credits'> {
  card: Pick<
    RecommendationCard,
    'subject' | 'lookingFor' | 'reasons' | 'bookmarked' | 'relation' | 'mayWrite'
  > & {
    matchingId: string | null;
  };
  /** One of those who fit best: larger, with all that is known of why. */
  featured?: boolean;
}

/** A person whom the round recommends, with the reasons (HOM-01). */
export function RecommendedCard({ card, featured, credits }: RecommendedCardProps) {
  const { t } = useTranslation('introduction');
  const { subject, lookingFor, reasons, bookmarked, relation, matchingId } = card;
  const [reason] = reasons;
  return (
    <PersonTile
      person={subject}
      level={3}
      featured={featured}
      plain={!featured}
      actions={
        <PersonActions
          person={subject}
          relation={relation}
          bookmarked={bookmarked}
          mayWrite={card.mayWrite}
          matchingId={matchingId}
          credits={credits}
          compact={!featured}
        />
      }
    >
      {featured && <Reasons reasons={reasons} />}
      {!featured && reason && <Text {...asWritten(reason)}>{reason}</Text>}
      {featured && lookingFor && (
        <Text $size="sm" $tone="muted" {...asWritten(lookingFor)}>
          {t('lookingFor', { text: lookingFor })}
        </Text>
      )}
    </PersonTile>
  );
}
