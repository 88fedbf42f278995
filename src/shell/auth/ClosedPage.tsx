import { useTranslation } from 'react-i18next';
import { BackSoon } from '../../features/auth/page/BackSoon';
import { routePaths } from '../../lib/routes';
import { Button } from '../../ui/Button/Button';
import { useCommunity } from '../context/bootContext';
import { hasNoMethod } from './closed';
import { Page } from './Page';

/** The page of registration while nobody new is admitted, and of login if no sign-in method is left. */
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
