import { useTranslation } from 'react-i18next';
import type { Event } from '../../../generated/api/event';
import { joinFacts } from '../../../lib/joinFacts';
import { Text } from '../../../ui/Text/Text';

/** Participants, seats and waiting people. */
export function Figures({ event }: { event: Event }) {
  const { t } = useTranslation('adminEvents');
  const { confirmedCount: count, maxParticipants: most, waitingCount } = event;
  const figures = [
    most === null ? t('going', { count }) : t('goingOf', { count, most }),
    ...(waitingCount > 0 ? [t('line', { count: waitingCount })] : []),
  ];
  return (
    <Text $size="sm" $tone="muted" $numeric>
      {joinFacts(figures)}
    </Text>
  );
}
