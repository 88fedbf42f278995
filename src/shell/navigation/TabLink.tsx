import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden';
import type { NavTab } from './buildTabs';

interface TabLinkProps {
  tab: NavTab;
  className?: string;
  onClick?: () => void;
  children: ReactNode;
}

/** One tab, to a screen or elsewhere; the current one is marked by `aria-current`. */
export function TabLink({ tab: { to, href, newWindow }, children, ...rest }: TabLinkProps) {
  const { t } = useTranslation();
  if (to) {
    return (
      <NavLink to={to} {...rest}>
        {children}
      </NavLink>
    );
  }
  return (
    <a href={href} {...(newWindow && { target: '_blank', rel: 'noopener noreferrer' })} {...rest}>
      {children}
      {newWindow && <VisuallyHidden> ({t('opensOutside')})</VisuallyHidden>}
    </a>
  );
}
