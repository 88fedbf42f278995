import { Ban, EyeOff, Flag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { LateMenuProps } from '../../ui/Menu/lateMenu';
import { Menu } from '../../ui/Menu/Menu';
import type { MenuAction } from './relationActions';

interface ActionsMenuProps extends LateMenuProps {
  actions: readonly MenuAction[];
  /** The report is about the message of the person. */
  hasMessage: boolean;
  onSelect: (action: MenuAction) => void;
}

const icons = { hide: EyeOff, block: Ban, report: Flag } as const;

/** The menu of further actions on a person. */
export default function ActionsMenu({ actions, hasMessage, trigger, onSelect }: ActionsMenuProps) {
  const { t } = useTranslation('introduction');
  const labels: Record<MenuAction, string> = {
    hide: t('hide.action'),
    block: t('block.action'),
    report: hasMessage ? t('incoming.report') : t('report'),
  };
  const items = actions.map((action) => ({
    label: labels[action],
    icon: icons[action],
    danger: action !== 'hide',
    onSelect: () => onSelect(action),
  }));
  const groups = [items.filter(({ danger }) => !danger), items.filter(({ danger }) => danger)];
  return <Menu defaultOpen trigger={trigger} groups={groups.filter(({ length }) => length > 0)} />;
}
