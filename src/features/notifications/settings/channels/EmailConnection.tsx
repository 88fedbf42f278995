import { useTranslation } from 'react-i18next';
import { routePaths } from '../../../../lib/routes';
import { Button } from '../../../../ui/Button/Button';
import { Link } from '../../../../ui/Link/Link';
import { Actions } from '../settings.styles';
import type { ConnectionProps } from './connection';

/** The ways on if the address refuses emails: another one, or the same once it takes them again. */
export function EmailConnection({ channel: { state }, onSwitchOn }: ConnectionProps) {
  const { t } = useTranslation('subscriptions');
  if (state !== 'STOPPED') return null;
  return (
    <Actions>
      <Link alone to={`${routePaths.account}#access`}>
        {t('stopped.change')}
      </Link>
      <Button variant="secondary" size="sm" onClick={onSwitchOn}>
        {t('stopped.again')}
      </Button>
    </Actions>
  );
}
