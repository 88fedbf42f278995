import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/ApiError';
import { FormDialog } from '../../../components/form/FormDialog';
import { useSubmit } from '../../../components/form/useSubmit';
import type { GuestName } from '../../../generated/api/event';
import { DialogText } from '../../../ui/Dialog/DialogText';
import { TextField } from '../../../ui/TextField/TextField';

export interface GuestDialogProps {
  /** Name of the community. */
  community: string;
  /** Comes with this name. Throws the server's error. */
  onName: (name: GuestName) => Promise<void>;
  onClose: () => void;
}

/** Asks a guest of one event for a name, the only required data (SES-04). */
export default function GuestDialog({ community, onName, onClose }: GuestDialogProps) {
  const { t } = useTranslation('eventPage');
  const { t: common } = useTranslation();
  const [name, setName] = useState<GuestName>({ firstName: '', lastName: '' });
  const form = useSubmit<keyof GuestName>({
    check: () => (name.firstName.trim() ? undefined : { firstName: t('guest.nameRequired') }),
    send: () => onName(name),
    wrongOf: (error, text) => {
      const [issue] = error instanceof ApiError ? error.details : [];
      const isField = issue?.path === 'firstName' || issue?.path === 'lastName';
      return isField ? { [issue.path]: issue.message } : { call: text };
    },
  });
  const field = (key: keyof GuestName, autoComplete: string) => (
    <TextField
      label={t(`guest.${key}`)}
      name={key}
      required={key === 'firstName'}
      autoComplete={autoComplete}
      value={name[key]}
      error={form.wrong[key]}
      onChange={({ target }) => setName({ ...name, [key]: target.value })}
    />
  );

  return (
    <FormDialog
      size="sm"
      title={t('guest.title')}
      onClose={onClose}
      form={form}
      submitLabel={t('guest.submit')}
      loadingLabel={common('loading')}
    >
      <DialogText>{t('guest.text', { community })}</DialogText>
      {field('firstName', 'given-name')}
      {field('lastName', 'family-name')}
    </FormDialog>
  );
}
