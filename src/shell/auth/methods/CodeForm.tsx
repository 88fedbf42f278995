import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { EmailForm } from '../../../features/auth/forms/EmailForm';
import { routePaths } from '../../../lib/routes';
import { Text } from '../../../ui/Text/Text';
import { useSession } from '../../../api/session/store';
import { sendCode } from '../calls';
import type { Handover } from '../handover';
import type { MethodProps } from './types';

/** Sign-in by code if no other method has a form: the address here, the code on a page of its own (AUT-06). */
export function CodeForm({ mode, email, consent, consentField }: MethodProps) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const agreed = consent !== undefined;
  const send = async (to: string) => {
    const mailing = await sendCode(to);
    useSession.setState({ email: to });
    void navigate(routePaths.oneTimeCode, { state: { email: to, mailing, agreed } satisfies Handover });
  };
  return (
    <>
      <Text $tone="muted">{t('byCode.intro')}</Text>
      <EmailForm
        submitLabel={t('byCode.send')}
        email={email}
        missing={mode === 'registration' && !agreed ? t('registration.missing') : undefined}
        onSubmit={send}
      >
        {consentField}
      </EmailForm>
    </>
  );
}
