import { useTranslation } from 'react-i18next';
import type { RelationState } from '../../generated/api/shared';
import { Badge } from '../../ui/Badge/Badge';
import { Text } from '../../ui/Text/Text';

interface RelationNameProps {
  relation: RelationState;
  as: 'badge' | 'text';
}

/** The relation to a person in words. */
export function RelationName({ relation, as }: RelationNameProps) {
  const { t } = useTranslation('introduction');
  const words = t(`relation.${relation}`);
  if (as === 'badge') {
    return <Badge $tone={relation === 'CONNECTED' ? 'success' : 'neutral'}>{words}</Badge>;
  }
  return (
    <Text $size="sm" $tone="muted">
      {words}
    </Text>
  );
}
