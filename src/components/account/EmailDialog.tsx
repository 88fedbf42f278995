import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangeEmailBody } from '../../generated/api/auth';
import { useTexts } from '../../i18n/useTexts';
import { Dialog } from '../../ui/Dialog/Dialog';
import type { Mailing } from '../countdown/mailing';
import { NewEmailForm } from './NewEmailForm';
import { NewEmailCode } from './NewEmailCode';

export interface EmailDialogProps {
  /** The address of now. */
  email: string;
  /** The account has a password. */
  byPassword: boolean;
  onClose: () => void;
}

/** Changes the account's email (AUT-11): asks for the new address and a proof, then for the code sent to it. */
export default function EmailDialog({ email, byPassword, onClose }: EmailDialogProps) {
  useTexts('account');
  const { t } = useTranslation('account');
  const { t: say } = useTranslation();
  const [asked, setAsked] = useState<ChangeEmailBody>({ email: '' });
  const [mailing, setMailing] = useState<Mailing>();
  return (
    <Dialog
      open
      keepOpen
      size="sm"
      title={mailing ? t('email.codeTitle') : t('email.title')}
      closeLabel={say('close')}
      onClose={onClose}
    >
      {mailing ? (
        <NewEmailCode
          asked={asked}
          mailing={mailing}
          onResent={setMailing}
          onOther={() => setMailing(undefined)}
          onDone={onClose}
        />
      ) : (
        <NewEmailForm
          email={email}
          byPassword={byPassword}
          onClose={onClose}
          typed={asked.email}
          onSent={(sent, next) => {
            setAsked(sent);
            setMailing(next);
          }}
        />
      )}
    </Dialog>
  );
}
