import { Suspense } from 'react';
import { invitationHere } from '../../api/session/invitation';
import { useSession } from '../../api/session/store';
import { useInBrowser } from '../../api/useInBrowser';
import { AuthPage, type AuthPageProps } from '../../features/auth/page/AuthPage';
import { BrandPanel } from '../../features/auth/page/BrandPanel';
import { lazyPart } from '../../lib/lazyInTime';
import { loadInviterNote } from './loadInviterNote';
import { useBrandPanel } from './useBrandPanel';

// It asks the server with code that signing in does not need.
const InviterNote = lazyPart(loadInviterNote);

interface PageProps extends Omit<AuthPageProps, 'panel' | 'above'> {
  /** The page itself says who invites. */
  isInvitation?: boolean;
}

/** A sign-in page with the community beside it, and above it who invited the visitor. */
export function Page({ isInvitation, ...props }: PageProps) {
  const isInvited = useSession((session) => invitationHere(session) !== undefined);
  // The server does not know of the invitation.
  const inBrowser = useInBrowser();
  const above = inBrowser && isInvited && !isInvitation && (
    <Suspense fallback={null}>
      <InviterNote />
    </Suspense>
  );
  return <AuthPage {...props} above={above} panel={<BrandPanel {...useBrandPanel()} />} />;
}
