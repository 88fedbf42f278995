import { KeyRound, Link2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { lazyPart } from '../../../lib/lazyInTime';
import { routePaths } from '../../../lib/routes';
import { Button } from '../../../ui/Button/Button';
import { Icon } from '../../../ui/Icon/Icon';
import { sendCode, sendLink, signInWithCode } from '../calls';
import type { Handover } from '../handover';
import type { MethodProps } from './types';

const MailedDialog = lazyPart(() => import('../../../features/auth/code/MailedDialog'));

/** Sign-in by an email beside another form: a button that opens a dialog for the code or the link (AUT-03). */
export function EmailButton({ method, mode, lead, email, consent, onDone }: MethodProps) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const byLink = method.authType === 'MAGIC';
  const key = mode === 'registration' ? 'optionSignUp' : 'option';
  const label = byLink ? t(`byLink.${key}`) : t(`byCode.${key}`);
  const close = () => setOpen(false);
  const dialog = byLink ? (
    <MailedDialog
      by="link"
      email={email}
      onClose={close}
      onSend={(to) => sendLink(to, consent !== undefined)}
    />
  ) : (
    <MailedDialog
      by="code"
      email={email}
      onClose={close}
      onSend={sendCode}
      onSpent={(to) => {
        close();
        void navigate(routePaths.login, {
          state: { email: to, failure: t('byCode.spent') } satisfies Handover,
        });
      }}
      onCode={async (to, code) => onDone(await signInWithCode(to, code, consent))}
    />
  );
  return (
    <>
      <Button
        variant={lead ? 'primary' : 'secondary'}
        size="lg"
        block
        icon={<Icon icon={byLink ? Link2 : KeyRound} />}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {open && <Suspense>{dialog}</Suspense>}
    </>
  );
}
