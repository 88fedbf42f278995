import { Status } from '../../ui/announcer/Status';
import { useTranslation } from 'react-i18next';
import type { SetStatus } from '../../generated/api/event';
import { Button } from '../../ui/Button/Button';
import { Bar } from './Organise.styles';
import { StatusMenu } from './StatusMenu';
import type { ParticipantAction } from './useChanges';

interface ChosenBarProps {
  count: number;
  /** The status of the people in the list. */
  status: SetStatus;
  busy: boolean;
  onAction: (action: ParticipantAction) => void;
  onNobody: () => void;
}

/** Actions on the chosen people. */
export function ChosenBar({ count, status, busy, onAction, onNobody }: ChosenBarProps) {
  const { t } = useTranslation('organise');
  return (
    <Bar>
      <Status>{t('chosen', { count })}</Status>
      {status === 'PENDING' && (
        <>
          <Button size="sm" loading={busy} onClick={() => onAction({ act: 'APPROVE' })}>
            {t('approve')}
          </Button>
          <Button size="sm" variant="secondary" disabled={busy} onClick={() => onAction({ act: 'REJECT' })}>
            {t('reject')}
          </Button>
        </>
      )}
      <StatusMenu
        trigger={
          <Button size="sm" variant="secondary" disabled={busy}>
            {t('change')}
          </Button>
        }
        status={status}
        onAction={onAction}
      />
      <Button variant="quiet" size="sm" onClick={onNobody}>
        {t('chooseNone')}
      </Button>
    </Bar>
  );
}
