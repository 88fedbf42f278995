import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mailingOfError, type Mailing } from '../../../components/countdown/mailing';
import { PasswordSignInForm, type Credentials } from '../../../features/auth/forms/PasswordSignInForm';
import { lazyPart } from '../../../lib/lazyInTime';
import { routePaths } from '../../../lib/routes';
import { Link } from '../../../ui/Link/Link';
import { signIn } from '../calls';
import { RegistrationLink } from '../RegistrationLink';
import type { MethodProps } from './types';

const PasswordCode = lazyPart(() => import('../../../features/auth/code/PasswordCode'));

/** The password is right, and a code was mailed that is asked for, too. */
const codeAsked = 1145;

/** Login with a password; after too many wrong ones, with a mailed code in addition (AUT-03). */
export function PasswordLogin({ email, onEmail, onDone }: Pick<MethodProps, 'email' | 'onEmail' | 'onDone'>) {
  const { t } = useTranslation('auth');
  const [asked, setAsked] = useState<Credentials & { mailing: Mailing }>();

  const enter = async ({ email: to, password }: Credentials): Promise<Mailing> => {
    try {
      await onDone(await signIn({ email: to, password }));
      return { sent: false, resendAt: 0 };
    } catch (error) {
      const mailing = mailingOfError(error, codeAsked);
      if (!mailing) throw error;
      setAsked({ email: to, password, mailing });
      return mailing;
    }
  };
  if (asked) {
    return (
      <Suspense>
        <PasswordCode
          email={asked.email}
          mailing={asked.mailing}
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
      onSubmit={async (credentials) => void (await enter(credentials))}
      toRegistration={<RegistrationLink email={email} short />}
    >
      <Link alone to={routePaths.recovery} state={{ email }}>
        {t('login.forgot')}
      </Link>
    </PasswordSignInForm>
  );
}
