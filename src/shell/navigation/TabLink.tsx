import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden';
import type { ShownTab } from './useTabs';

interface TabLinkProps {
  tab: ShownTab;
  className?: string;
  onClick?: () => void;
  children: ReactNode;
}

/** One tab, to a screen or elsewhere; the current one is marked by `aria-current`. */
export function TabLink({ tab: { to, href, newWindow, current }, children, ...rest }: TabLinkProps) {
  const { t } = useTranslation();
  if (to) {
    return (
      <Link to={to} aria-current={current} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} {...(newWindow && { target: '_blank', rel: 'noopener noreferrer' })} {...rest}>
      {children}
      {newWindow && <VisuallyHidden> ({t('opensAnotherSite')})</VisuallyHidden>}
    </a>
  );
}
