import { useTranslation } from 'react-i18next';
import type { SetStatus } from '../../generated/api/event';
import { Button } from '../../ui/Button/Button';
import { Menu } from '../../ui/Menu/Menu';
import { Text } from '../../ui/Text/Text';
import { Bar } from './Organise.styles';
import { statuses } from './ParticipantRow';
import type { Deed } from './useChanges';

export interface ChosenBarProps {
  count: number;
  /** What those in the list are. */
  status: SetStatus;
  busy: boolean;
  onDeed: (deed: Deed) => void;
  onNobody: () => void;
}

/** What can be done with those chosen. */
export function ChosenBar({ count, status, busy, onDeed, onNobody }: ChosenBarProps) {
  const { t } = useTranslation('organise');
  return (
    <Bar>
      <Text role="status">{t('chosen', { count })}</Text>
      {status === 'PENDING' && (
        <>
          <Button size="sm" loading={busy} onClick={() => onDeed({ act: 'APPROVE' })}>
            {t('approve')}
          </Button>
          <Button size="sm" variant="secondary" disabled={busy} onClick={() => onDeed({ act: 'REJECT' })}>
            {t('reject')}
          </Button>
        </>
      )}
      <Menu
        trigger={
          <Button size="sm" variant="secondary" disabled={busy}>
            {t('change')}
          </Button>
        }
        groups={[
          statuses
            .filter((each) => each !== status)
            .map((each) => ({
              label: t(`set.${each}`),
              danger: each === 'CANCELLED',
              onSelect: () => onDeed({ act: 'SET', status: each }),
            })),
        ]}
      />
      <Button variant="quiet" size="sm" onClick={onNobody}>
        {t('chooseNone')}
      </Button>
    </Bar>
  );
}
