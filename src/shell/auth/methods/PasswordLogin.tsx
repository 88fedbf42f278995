import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf } from '../../../features/auth/errors/authError';
import { PasswordSignInForm, type Credentials } from '../../../features/auth/forms/PasswordSignInForm';
import { lazyPart } from '../../../lib/lazyInTime';
import { oneTimeCode } from '../../../lib/rules/auth/code';
import { routePaths } from '../../../lib/routes';
import { Link } from '../../../ui/Link/Link';
import { signIn } from '../calls';
import { RegistrationLink } from '../RegistrationLink';
import type { MethodProps } from './types';

const PasswordCode = lazyPart(() => import('../../../features/auth/code/PasswordCode'));

/** The password is right, and a code was mailed that is asked for too. */
const codeAsked = 1145;

/** Login with a password; after too many wrong ones, with a mailed code in addition (AUT-03). */
export function PasswordLogin({ email, onEmail, onDone }: Pick<MethodProps, 'email' | 'onEmail' | 'onDone'>) {
  const { t } = useTranslation('auth');
  const [asked, setAsked] = useState<Credentials & { resendAt: number }>();

  const enter = async ({ email: to, password }: Credentials) => {
    try {
      await onDone(await signIn({ email: to, password }));
    } catch (error) {
      if (codeOf(error) !== codeAsked) throw error;
      setAsked({ email: to, password, resendAt: Date.now() + oneTimeCode.resendAfter * 1000 });
    }
  };
  if (asked) {
    return (
      <Suspense>
        <PasswordCode
          email={asked.email}
          resendAt={asked.resendAt}
          onCode={async (code) => onDone(await signIn(asked, code))}
          onResend={() => enter(asked)}
          onOtherEmail={() => setAsked(undefined)}
        />
      </Suspense>
    );
  }
  return (
    <PasswordSignInForm
      email={email}
      onEmail={onEmail}
      onSubmit={enter}
      toRegistration={<RegistrationLink email={email} short />}
    >
      <Link to={routePaths.recovery} state={{ email }}>
        {t('login.forgot')}
      </Link>
    </PasswordSignInForm>
  );
}
