import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../../api/request';
import { ProofField } from '../../../../components/account/ProofField';
import { FormDialog } from '../../../../components/form/FormDialog';
import { useSubmit } from '../../../../components/form/useSubmit';
import { deleteUser, mailDeletionCode } from '../../../../generated/api/client/account';
import { Banner } from '../../../../ui/Banner/Banner';
import { DialogText } from '../../../../ui/Dialog/DialogText';
import { Text } from '../../../../ui/Text/Text';
import { useEditing } from '../useEditing';
import { discardDrafts } from '../values/drafts';

/** Asks before an account is deleted: for its password, or without one for a code by email (PRO-03, A13). */
export default function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account');
  const { init, settings } = useEditing();
  const byPassword = init.providers.includes('PASSWORD');
  const [proof, setProof] = useState('');

  const form = useSubmit<'proof'>({
    check: () => (proof ? undefined : { proof: t(byPassword ? 'proof.noPassword' : 'proof.noCode') }),
    send: async () => {
      const body = byPassword ? { password: proof } : { code: proof };
      await request(deleteUser, { params: { id: init.user.userId }, body });
      discardDrafts();
      settings.onDeleted();
    },
    wrongOf: (_, message) => ({ proof: message }),
  });
  const change = (value: string) => {
    setProof(value);
    form.clear();
  };

  return (
    <FormDialog
      size="sm"
      title={t('deletion.title')}
      form={form}
      submitLabel={t('deletion.submit')}
      loadingLabel={t('deletion.deleting')}
      danger
      onClose={onClose}
    >
      <Banner tone="warning">
        <DialogText as="span" $size="sm" $tone="inherit">
          {t('deletion.text')}
        </DialogText>
      </Banner>
      <Text>{t('deletion.kept')}</Text>
      <ProofField
        byPassword={byPassword}
        email={init.user.email}
        onSend={() => request(mailDeletionCode)}
        value={proof}
        error={form.wrong.proof}
        onChange={change}
      />
    </FormDialog>
  );
}
