import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSession } from '../../../api/session/store';
import { MovingOn } from '../../../features/auth/confirm/MovingOn';
import { useTexts } from '../../../i18n/useTexts';
import { routePaths } from '../../../lib/routes';
import { ConfirmByCode } from '../ConfirmByCode';
import { Page } from '../Page';
import { SignInFirst } from '../SignInFirst';

/**
 * The page of the confirmation letter (AUT-07): signed in, its button confirms; a visitor is asked to log in and comes
 * back. Without a code there is nothing to do, and it moves on to my communities or to the login.
 */
export default function ConfirmedScreen() {
  useTexts('auth');
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const signedIn = useSession((session) => session.token !== null);
  const [search] = useSearchParams();
  const code = search.get('code');
  if (code) return <Page>{signedIn ? <ConfirmByCode code={code} /> : <SignInFirst />}</Page>;
  const next = signedIn ? routePaths.lastStep : routePaths.login;
  return (
    <Page>
      <MovingOn
        title={t('confirmed.titleVisitor')}
        actionLabel={signedIn ? t('toMyCommunities') : t('login.submit')}
        onMove={() => void navigate(next, { replace: true })}
      />
    </Page>
  );
}
