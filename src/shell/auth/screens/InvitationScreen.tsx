import { UserX } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ApiError } from '../../../api/ApiError';
import { useSession } from '../../../api/session/store';
import { useData } from '../../../api/useData';
import { useInBrowser } from '../../../api/useInBrowser';
import { CommunityPicture } from '../../../features/auth/page/CommunityPicture';
import { Notice } from '../../../features/auth/page/Notice';
import { useTexts } from '../../../i18n/useTexts';
import { routePaths } from '../../../lib/routes';
import { Button } from '../../../ui/Button/Button';
import { useCommunity } from '../../context/bootContext';
import { Failed } from '../Failed';
import { invitationQuery } from '../../session/invitationQuery';
import { Invited } from '../Invited';
import { Page } from '../Page';
import { useBrandPanel } from '../useBrandPanel';
import { Waiting } from '../Waiting';

/** The server refused it, so a retry would not help. */
const isGone = (error: unknown): boolean =>
  error instanceof ApiError && error.response !== undefined && error.response.status < 500;

/** An invitation by link (AUT-07): who invites and where to; remembered until the first login accepts it. */
export default function InvitationScreen() {
  useTexts('auth');
  const { t } = useTranslation('auth');
  const [search] = useSearchParams();
  const { id: communityId, community } = useCommunity();
  const { title } = community;
  const id = search.get('id') ?? '';
  const { data, error, refetch } = useData({ ...invitationQuery(id), enabled: id !== '' });
  useEffect(() => {
    if (!data) return;
    const { inviterFirstName: inviter } = data;
    useSession.setState({ invitedBy: id, inviter, referenceCommunityId: communityId });
  }, [data, id, communityId]);
  const gone = isGone(error);
  useEffect(() => {
    // Later pages no longer name who invited.
    if (gone && useSession.getState().invitedBy === id) useSession.setState({ inviter: null });
  }, [gone, id]);
  const inBrowser = useInBrowser();
  const picture = <CommunityPicture imageUrl={useBrandPanel().imageUrl} />;

  // On the server nothing is known of the address' query.
  if (inBrowser && (id === '' || gone)) {
    return (
      <Page isInvitation>
        <Notice
          icon={UserX}
          tone="warning"
          title={t('invitation.unknown')}
          text={t('invitation.unknownText', { title })}
        >
          <Button to={routePaths.welcome} size="lg" block>
            {t('toWelcome')}
          </Button>
        </Notice>
      </Page>
    );
  }
  if (!data) {
    const opening = <Waiting label={t('invitation.loading')} />;
    return (
      <Page isInvitation>
        {error ? (
          <Failed error={error} onRetry={() => void refetch()} />
        ) : (
          <>
            {picture}
            {opening}
          </>
        )}
      </Page>
    );
  }
  return (
    <Page isInvitation>
      {picture}
      <Invited id={id} inviter={data.inviterFirstName} title={data.communityTitle} />
    </Page>
  );
}
