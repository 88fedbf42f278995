import { useTranslation } from 'react-i18next';
import { DialogStatus } from '../../../ui/Dialog/DialogStatus';
import { DialogText } from '../../../ui/Dialog/DialogText';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { Stack } from '../../../ui/Stack/Stack';
import { CodeSignIn, type CodeSignInProps } from './CodeSignIn';
import { LinkSignIn, type LinkSignInProps } from './LinkSignIn';

export type MailedDialogProps = { onClose: () => void } & (
  ({ by: 'code' } & CodeSignInProps) | ({ by: 'link' } & LinkSignInProps)
);

const sentences = { intro: DialogText, sent: DialogStatus };

/** Sign-in by a code or link in an email, as an alternative (AUT-03). A press outside the dialog loses nothing. */
export default function MailedDialog({ onClose, ...props }: MailedDialogProps) {
  const { t } = useTranslation(['auth', 'common']);
  return (
    <Dialog
      open
      keepOpen
      size="sm"
      onClose={onClose}
      title={props.by === 'code' ? t('byCode.title') : t('byLink.title')}
      closeLabel={t('common:close')}
    >
      <Stack $gap={5}>
        {props.by === 'code' ? <CodeSignIn {...props} /> : <LinkSignIn {...props} sentences={sentences} />}
      </Stack>
    </Dialog>
  );
}
