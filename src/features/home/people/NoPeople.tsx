import { Announcement } from '../../../ui/announcer/Announcement';
import { useTranslation } from 'react-i18next';
import { useNobodyText } from '../../../components/introduction/useNobodyText';
import type { RecommendationPage } from '../../../generated/api/introduction';
import { Card } from '../../../ui/Card/Card';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { Paused } from './Paused';

interface NoPeopleProps extends Pick<RecommendationPage, 'state' | 'stateAfter' | 'nextRoundAt'> {
  /** When the member's pause ends. Null without a pause: then introductions are switched off. */
  pausedUntil: string | null;
  /** The address for notifications. */
  email: string | undefined;
}

/** Why there are no people, and what comes next (HOM-04). */
export function NoPeople({ pausedUntil, email, ...page }: NoPeopleProps) {
  const { t } = useTranslation('introduction');
  const nobody = useNobodyText();
  if (page.state === 'PAUSED') return <Paused until={pausedUntil} />;
  const { why, title, text } = nobody(page);
  return (
    <Card>
      <Announcement>{why === 'COMING' && title}</Announcement>
      <EmptyState level={3} drawing={why === 'NOT_YET' ? 'calendar' : 'people'} title={title}>
        {text}
        {why === 'NOT_YET' && email && ` ${t('none.to', { email })}`}
      </EmptyState>
    </Card>
  );
}
