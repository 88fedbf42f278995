import { useTranslation } from 'react-i18next';
import type { SetStatus } from '../../generated/api/event';
import { Menu, type MenuProps } from '../../ui/Menu/Menu';
import type { ParticipantAction } from './useChanges';

export const statuses: readonly SetStatus[] = ['PENDING', 'CONFIRMED', 'REJECTED', 'CANCELLED'];

interface StatusMenuProps extends Pick<MenuProps, 'trigger'> {
  /** The status of today, which is not offered. */
  status: SetStatus;
  onAction: (action: ParticipantAction) => void;
}

/** Sets a status of one participant, or of the chosen ones. */
export function StatusMenu({ trigger, status, onAction }: StatusMenuProps) {
  const { t } = useTranslation('organise');
  return (
    <Menu
      trigger={trigger}
      groups={[
        statuses
          .filter((each) => each !== status)
          .map((each) => ({
            label: t(`set.${each}`),
            danger: each === 'CANCELLED',
            onSelect: () => onAction({ act: 'SET', status: each }),
          })),
      ]}
    />
  );
}
