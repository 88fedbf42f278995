import { Ban, EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { menuTabs, type ContactTab } from '../../lib/contactTabs';
import type { LateMenuProps } from '../../ui/Menu/lateMenu';
import { Menu } from '../../ui/Menu/Menu';

interface ListsMenuProps extends LateMenuProps {
  /** The address of a list. */
  to: (tab: ContactTab) => string;
}

const icons = { hidden: EyeOff, blocked: Ban } as const;

/** The lists of contacts that few need, as a menu. */
export default function ListsMenu({ trigger, to }: ListsMenuProps) {
  const { t } = useTranslation('contacts');
  const items = menuTabs.map((tab) => ({ label: t(`titles.${tab}`), icon: icons[tab], to: to(tab) }));
  return <Menu defaultOpen trigger={trigger} groups={[items]} />;
}
