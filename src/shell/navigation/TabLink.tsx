import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { partnerPageAt } from '../../config/partner';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden';
import type { NavTab } from './buildTabs';

interface TabLinkProps {
  tab: NavTab;
  className?: string;
  onClick?: () => void;
  children: ReactNode;
}

/** One tab, to a screen or elsewhere; the current one is marked by `aria-current`, that of the partner pages on each. */
export function TabLink({ tab: { to, href, newWindow }, children, ...rest }: TabLinkProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  if (to && pathname !== to && partnerPageAt(to) && partnerPageAt(pathname)) {
    return (
      <Link to={to} aria-current {...rest}>
        {children}
      </Link>
    );
  }
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
      {newWindow && <VisuallyHidden> ({t('opensAnotherSite')})</VisuallyHidden>}
    </a>
  );
}
