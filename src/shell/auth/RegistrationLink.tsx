import { useTranslation } from 'react-i18next';
import { isLang, localize } from '../../lib/lang';
import { routePaths } from '../../lib/routes';
import { Button } from '../../ui/Button/Button';
import { Link } from '../../ui/Link/Link';
import { Text } from '../../ui/Text/Text';
import { useCommunity } from '../context/bootContext';
import { isClosed } from './closed';
import type { Handover } from './handover';

interface RegistrationLinkProps {
  email: string;
  /** The link alone, where an error speaks before it. */
  short?: boolean;
}

/**
 * The link to registration, which takes over the entered address, or to the community's own application form (AUT-03,
 * CFG-12).
 */
export function RegistrationLink({ email, short }: RegistrationLinkProps) {
  const { t, i18n } = useTranslation('auth');
  const config = useCommunity();
  const { applyNow } = config.auth;
  if (isClosed(config)) return <Text $align="center">{t('closed.noNewMembers')}</Text>;
  const link = (
    <Link to={routePaths.registration} state={{ email } satisfies Handover}>
      {t('login.signUp')}
    </Link>
  );
  if (short && !applyNow) return link;
  if (applyNow) {
    return (
      <Button href={applyNow.url} variant="secondary" size="lg" block>
        {localize(applyNow.label, isLang(i18n.language) ? i18n.language : 'en')}
      </Button>
    );
  }
  return (
    <Text $align="center">
      {t('login.newHere')} {link}
    </Text>
  );
}
