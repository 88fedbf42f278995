import { useTranslation } from 'react-i18next';
import { BackSoon } from '../../features/auth/page/BackSoon';
import { routePaths } from '../../lib/routes';
import { Button } from '../../ui/Button/Button';
import { useCommunity } from '../context/bootContext';
import { hasNoMethod } from './closed';
import { Page } from './Page';

/** Registration, and login where no method to sign in is left, while nobody new is let in. */
export function ClosedPage() {
  const { t } = useTranslation('auth');
  const config = useCommunity();
  return (
    <Page>
      <BackSoon title={config.community.title}>
        {!hasNoMethod(config) && (
          <Button to={routePaths.login} size="lg" block>
            {t('closed.signIn')}
          </Button>
        )}
      </BackSoon>
    </Page>
  );
}
