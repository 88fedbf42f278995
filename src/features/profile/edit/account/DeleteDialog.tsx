import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../../api/request';
import { ProofField } from '../../../../components/account/ProofField';
import { deleteUser, mailDeletionCode } from '../../../../generated/api/client/account';
import { describeError } from '../../../../i18n/describeError';
import { Banner } from '../../../../ui/Banner/Banner';
import { Button } from '../../../../ui/Button/Button';
import { Dialog } from '../../../../ui/Dialog/Dialog';
import { CheckedForm } from '../../../../ui/Field/CheckedForm';
import { Text } from '../../../../ui/Text/Text';
import { useEditing } from '../useEditing';
import { forgetDrafts } from '../values/drafts';

const formId = 'delete-account';

/** The last question before an account is gone: by its password, or by a mailed code where it has none (PRO-03, A13). */
export default function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation('account');
  const { t: say } = useTranslation();
  const { init, settings } = useEditing();
  const byPassword = init.providers.includes('PASSWORD');
  const [proof, setProof] = useState('');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<{ proof?: string }>({});

  const submit = async () => {
    if (busy) return;
    if (!proof) return setWrong({ proof: t(byPassword ? 'proof.noPassword' : 'proof.noCode') });
    setBusy(true);
    setWrong({});
    try {
      const body = byPassword ? { password: proof } : { code: proof };
      await request(deleteUser, { params: { id: init.user.userId }, body });
      forgetDrafts();
      settings.onDeleted();
    } catch (error) {
      setWrong({ proof: describeError(error, i18n) });
      setBusy(false);
    }
  };
  const change = (value: string) => {
    setProof(value);
    setWrong({});
  };

  return (
    <Dialog
      open
      keepOpen
      size="sm"
      title={t('deletion.title')}
      closeLabel={say('close')}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="danger"
            type="submit"
            form={formId}
            loading={busy}
            loadingLabel={t('deletion.deleting')}
          >
            {t('deletion.submit')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {say('cancel')}
          </Button>
        </>
      }
    >
      <CheckedForm id={formId} wrong={wrong} onSubmit={submit}>
        <Banner tone="warning">{t('deletion.text')}</Banner>
        <Text>{t('deletion.kept')}</Text>
        <ProofField
          byPassword={byPassword}
          email={init.user.email}
          onSend={() => request(mailDeletionCode)}
          value={proof}
          error={wrong.proof}
          onChange={change}
        />
      </CheckedForm>
    </Dialog>
  );
}
