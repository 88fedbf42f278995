import { useTranslation } from 'react-i18next';
import { DialogText } from '../../ui/Dialog/DialogText';
import { FormDialog } from '../form/FormDialog';
import { useSubmit } from '../form/useSubmit';

interface WithdrawDialogProps {
  /** The name of the person. */
  name: string;
  /** Shows errors itself. */
  onWithdraw: () => Promise<unknown>;
  onClose: () => void;
}

/** The last question before an introduction is withdrawn. */
export default function WithdrawDialog({ name, onWithdraw, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation('introduction');
  const form = useSubmit({ send: () => onWithdraw().then(onClose) });
  return (
    <FormDialog
      keepOpen={false}
      size="sm"
      title={t('withdraw.title')}
      form={form}
      danger
      submitLabel={t('withdraw.submit')}
      cancel={{ label: t('withdraw.keep') }}
      onClose={onClose}
    >
      <DialogText>{t('withdraw.text', { name })}</DialogText>
    </FormDialog>
  );
}
