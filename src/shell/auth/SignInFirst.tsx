import { LogIn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../../api/session/store';
import { Notice } from '../../features/auth/page/Notice';
import { routePaths } from '../../lib/routes';
import { Button } from '../../ui/Button/Button';
import { ConfirmationEnded } from './ConfirmationEnded';

/**
 * Only the owner can confirm an address. After the login the visitor returns to this page (SES-08), or, if the link has
 * expired, to the page that sends another one.
 */
export function SignInFirst({ ended }: { ended: boolean }) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const here = createPath(useLocation());
  const lastStep = () => useSession.setState({ redirect: routePaths.lastStep });
  if (ended) return <ConfirmationEnded to={routePaths.login} label={t('login.submit')} onLeave={lastStep} />;
  const leave = () => {
    useSession.setState({ redirect: here });
    void navigate(routePaths.login);
  };
  return (
    <Notice icon={LogIn} title={t('confirmed.signInTitle')} text={t('confirmed.signInText')}>
      <Button size="lg" block onClick={leave}>
        {t('login.submit')}
      </Button>
    </Notice>
  );
}
