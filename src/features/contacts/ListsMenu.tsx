import { Ban, EyeOff } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { menuTabs, type ContactTab } from '../../lib/contactTabs';
import { Menu } from '../../ui/Menu/Menu';

export interface ListsMenuProps {
  trigger: ReactElement;
  /** The address of a list. */
  to: (tab: ContactTab) => string;
}

const icons = { hidden: EyeOff, blocked: Ban } as const;

/** The lists of contacts that few need, as a menu. It opens as soon as its code has loaded. */
export default function ListsMenu({ trigger, to }: ListsMenuProps) {
  const { t } = useTranslation('contacts');
  const items = menuTabs.map((tab) => ({ label: t(`titles.${tab}`), icon: icons[tab], to: to(tab) }));
  return <Menu defaultOpen trigger={trigger} groups={[items]} />;
}
