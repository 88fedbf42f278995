import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../api/session/store';
import { AuthPage, type AuthPageProps } from '../../features/auth/page/AuthPage';
import { BrandPanel } from '../../features/auth/page/BrandPanel';
import { lazyPart } from '../../lib/lazyInTime';
import { useCommunity } from '../context/bootContext';
import { InviterNote } from '../session/InviterNote';
import { useBrandPanel } from './useBrandPanel';

const BotChatNote = lazyPart(() => import('./BotChatNote'));

interface PageProps extends Omit<AuthPageProps, 'panel' | 'above' | 'isHigh'> {
  /** The page itself says who invites. */
  isInvitation?: boolean;
}

/** A sign-in page with the community beside it, and above it who invited the visitor, and the chat that they came from. */
export function Page({ isInvitation = false, ...props }: PageProps) {
  const { t } = useTranslation('auth');
  const { title } = useCommunity().community;
  const botChat = useSession((session) => session.botChat);
  const note = <InviterNote textOf={(name) => t('invitation.title', { name, title })} />;
  return (
    <AuthPage
      {...props}
      above={
        <>
          {!isInvitation && note}
          {botChat && (
            <Suspense>
              <BotChatNote botChat={botChat} />
            </Suspense>
          )}
        </>
      }
      isHigh={isInvitation}
      panel={<BrandPanel {...useBrandPanel()} />}
    />
  );
}
