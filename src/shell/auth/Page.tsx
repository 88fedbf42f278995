import { useTranslation } from 'react-i18next';
import { AuthPage, type AuthPageProps } from '../../features/auth/page/AuthPage';
import { BrandPanel } from '../../features/auth/page/BrandPanel';
import { useCommunity } from '../context/bootContext';
import { InviterNote } from '../session/InviterNote';
import { useBrandPanel } from './useBrandPanel';

interface PageProps extends Omit<AuthPageProps, 'panel' | 'above' | 'isHigh'> {
  /** The page itself says who invites. */
  isInvitation?: boolean;
}

/** A sign-in page with the community beside it, and above it who invited the visitor. */
export function Page({ isInvitation = false, ...props }: PageProps) {
  const { t } = useTranslation('auth');
  const { title } = useCommunity().community;
  const note = <InviterNote textOf={(name) => t('invitation.title', { name, title })} />;
  return (
    <AuthPage
      {...props}
      above={!isInvitation && note}
      isHigh={isInvitation}
      panel={<BrandPanel {...useBrandPanel()} />}
    />
  );
}
