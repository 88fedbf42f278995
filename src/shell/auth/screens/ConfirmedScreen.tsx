import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSession } from '../../../api/session/store';
import { useInBrowser } from '../../../api/useInBrowser';
import { MovingOn } from '../../../features/auth/confirm/MovingOn';
import { useTexts } from '../../../i18n/useTexts';
import { routePaths } from '../../../lib/routes';
import { AlreadyConfirmed } from '../AlreadyConfirmed';
import { ConfirmByCode } from '../ConfirmByCode';
import { Page } from '../Page';
import { SignInFirst } from '../SignInFirst';
import { useLinkState } from '../useLinkState';
import { Waiting } from '../Waiting';

/**
 * The page of the confirmation email (AUT-07). For a signed-in user, its button confirms; a visitor is asked to sign in
 * and returns. If the link has expired, it says so. Without a code it shows the state: if the address is confirmed, it
 * continues; if not, the last step follows; a visitor is redirected to the login.
 */
export default function ConfirmedScreen() {
  useTexts('auth');
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const signedIn = useSession((session) => session.token !== null);
  const [search] = useSearchParams();
  const code = search.get('code');
  const inBrowser = useInBrowser();
  const link = useLinkState('CONFIRM', code);
  const ended = link === 'ended';
  if (!inBrowser || (code && link === 'unknown'))
    return (
      <Page>
        <Waiting />
      </Page>
    );
  if (code) {
    return (
      <Page>{signedIn ? <ConfirmByCode code={code} ended={ended} /> : <SignInFirst ended={ended} />}</Page>
    );
  }
  return (
    <Page>
      {signedIn ? (
        <AlreadyConfirmed />
      ) : (
        <MovingOn
          title={t('confirmed.titleVisitor')}
          actionLabel={t('login.submit')}
          onMove={() => void navigate(routePaths.login, { replace: true })}
        />
      )}
    </Page>
  );
}
