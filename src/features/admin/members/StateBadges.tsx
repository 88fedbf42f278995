import { useTranslation } from 'react-i18next';
import type { MemberState } from '../../../generated/api/member';
import { Badge } from '../../../ui/Badge/Badge';

const tones = {
  ACTIVE: 'success',
  WAITING: 'warning',
  REFUSED: 'error',
  REMOVED: 'error',
  HIDDEN: 'warning',
  PAUSED: 'warning',
  MANAGER: 'primary',
} as const satisfies Record<MemberState, string>;

/** The states of a member as badges. */
export function StateBadges({ states, picked }: { states: readonly MemberState[]; picked: boolean }) {
  const { t } = useTranslation('adminMembers');
  return (
    <>
      {states.map((state) => (
        <Badge key={state} $tone={tones[state]}>
          {t(`states.${state}`)}
        </Badge>
      ))}
      {picked && <Badge>{t('states.picked')}</Badge>}
    </>
  );
}
