import { useTranslation } from 'react-i18next';
import { isLang, localize } from '../../../lib/lang';
import { Button } from '../../../ui/Button/Button';
import { arrival } from '../arrival';
import { navigateAway } from '../navigateAway';
import { saveConsentTick } from '../consentTick';
import type { MethodProps } from './types';

/** The server creates state and PKCE and redirects to the provider's codeUrl. */
const startPath = '/api/auth/oauth2/start';

/** Sign-in with an external account (AUT-03, AUT-09): labelled 'Sign Up' unless the community words it itself. */
export function ExternalButton({ method, lead, consent }: MethodProps) {
  const { t, i18n } = useTranslation('auth');
  const label = localize(method.externalContent?.label, isLang(i18n.language) ? i18n.language : 'en');
  const leave = () => {
    saveConsentTick(consent !== undefined);
    const { backTo } = arrival();
    navigateAway(backTo ? `${startPath}?${new URLSearchParams({ backTo }).toString()}` : startPath);
  };
  return (
    <Button variant={lead ? 'primary' : 'secondary'} size="lg" block onClick={leave}>
      {label || t('oauth2.signUp')}
    </Button>
  );
}
