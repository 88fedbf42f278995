import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { announceLeaving } from '../../api/signals';
import { routePaths } from '../../lib/routes';
import { Button } from '../../ui/Button/Button';
import type { HeaderParts } from './headerRules';

/** Sign in or sign out, or neither (NAV-01). */
export function SignButton({ sign }: Pick<HeaderParts, 'sign'>) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  if (sign === 'none') return null;
  if (sign === 'in') {
    return (
      <Button variant="secondary" size="sm" to={routePaths.login}>
        {t('header.signIn')}
      </Button>
    );
  }
  const leave = async () => {
    const { signOut } = await import('../session/signOut');
    signOut();
    void navigate(routePaths.login, { replace: true });
  };
  return (
    <Button variant="quiet" size="sm" onClick={() => announceLeaving(() => void leave())}>
      {t('header.signOut')}
    </Button>
  );
}
