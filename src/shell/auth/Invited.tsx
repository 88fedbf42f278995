import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { queryClient } from '../../api/queryClient';
import { initQuery } from '../../api/queries';
import { request } from '../../api/request';
import { noInvitation } from '../../api/session/invitation';
import { useSession } from '../../api/session/store';
import { InvitationHead } from '../../features/auth/page/InvitationHead';
import { Separator } from '../../features/auth/page/Separator';
import { acceptInvitation } from '../../generated/api/client/invitation';
import { memberHomePath } from '../../config/routing';
import { routePaths } from '../../lib/routes';
import { Banner } from '../../ui/Banner/Banner';
import { Button } from '../../ui/Button/Button';
import { Stack } from '../../ui/Stack/Stack';
import { useCommunity } from '../context/bootContext';
import { invitationText } from './invitationText';
import { ShortAuth } from './ShortAuth';
import { useAttempt } from './useAttempt';
import { useAbout } from './useBrandPanel';
import { useShortAuth } from './useShortAuth';

interface InvitedProps {
  id: string;
  inviter: string;
  /** The community's. */
  title: string;
}

/** A valid invitation: a member accepts it, a visitor joins, by the short form if it leads somewhere. */
export function Invited({ id, inviter, title }: InvitedProps) {
  const { t } = useTranslation('auth');
  const signedIn = useSession((session) => session.token !== null);
  const community = useCommunity();
  return (
    <>
      <InvitationHead
        inviter={inviter}
        title={t('invitation.title', { name: inviter, title })}
        about={useAbout()}
        text={t(invitationText(community))}
      />
      <Stack $gap={3}>{signedIn ? <Accept id={id} /> : <Join title={title} />}</Stack>
    </>
  );
}

function Accept({ id }: { id: string }) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const { community } = useCommunity();
  const { busy, failure, run } = useAttempt(async () => {
    await request(acceptInvitation, { params: { id } });
    useSession.setState(noInvitation);
    await queryClient.invalidateQueries(initQuery);
    void navigate(memberHomePath(community), { replace: true });
  });
  return (
    <>
      {failure && (
        <Banner tone="error" role="alert">
          {failure}
        </Banner>
      )}
      <Button size="lg" block loading={busy} onClick={run}>
        {t('invitation.accept')}
      </Button>
    </>
  );
}

function Join({ title }: { title: string }) {
  const { t } = useTranslation('auth');
  const kind = useShortAuth().target?.kind;
  const short = kind === 'code' || kind === 'parent';
  const button = (
    <Button to={routePaths.registration} size="lg" block variant={short ? 'secondary' : 'primary'}>
      {short ? t('invitation.otherMethods') : t('invitation.join', { title })}
    </Button>
  );
  if (!short) return button;
  return (
    <>
      <ShortAuth signsUp submitLabel={t('login.signUp')} />
      <Separator>{t('or')}</Separator>
      {button}
    </>
  );
}
