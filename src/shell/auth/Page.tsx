import { useTranslation } from 'react-i18next';
import { InvitedNote } from '../../components/invite/InvitedNote';
import { AuthPage, type AuthPageProps } from '../../features/auth/page/AuthPage';
import { BrandPanel } from '../../features/auth/page/BrandPanel';
import { useCommunity } from '../context/bootContext';
import { useBrandPanel } from './useBrandPanel';
import { useInviter } from '../session/useInviter';

interface PageProps extends Omit<AuthPageProps, 'panel' | 'above'> {
  /** The page itself says who invites. */
  isInvitation?: boolean;
}

/** A sign-in page with the community beside it, and above it who invited the visitor. */
export function Page({ isInvitation, ...props }: PageProps) {
  const { t } = useTranslation('auth');
  const { title } = useCommunity().community;
  const name = useInviter();
  const above = name && !isInvitation && (
    <InvitedNote name={name}>{t('invitation.title', { name, title })}</InvitedNote>
  );
  return <AuthPage {...props} above={above} panel={<BrandPanel {...useBrandPanel()} />} />;
}
