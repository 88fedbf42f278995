import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/ApiError';
import type { GuestName } from '../../../generated/api/event';
import { describeError } from '../../../i18n/describeError';
import { Button } from '../../../ui/Button/Button';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { CheckedForm } from '../../../ui/Field/CheckedForm';
import { Text } from '../../../ui/Text/Text';
import { TextField } from '../../../ui/TextField/TextField';

export interface GuestDialogProps {
  /** Name of the community. */
  community: string;
  /** Comes by this name; throws what the server said. */
  onName: (name: GuestName) => Promise<void>;
  onClose: () => void;
}

const formId = 'guest';

/** What is wrong, in words, by field; `call` is what else the server said. */
type Wrong = Partial<Record<'firstName' | 'lastName' | 'call', string>>;

/** Asks for all that a guest of one event is asked for: a name (SES-04). */
export default function GuestDialog({ community, onName, onClose }: GuestDialogProps) {
  const { t, i18n } = useTranslation('eventPage');
  const { t: common } = useTranslation();
  const [name, setName] = useState<GuestName>({ firstName: '', lastName: '' });
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Wrong>({});

  const refused = (error: unknown): Wrong => {
    const [issue] = error instanceof ApiError ? error.details : [];
    const isField = issue?.path === 'firstName' || issue?.path === 'lastName';
    return isField ? { [issue.path]: issue.message } : { call: describeError(error, i18n) };
  };
  const submit = async () => {
    if (busy) return;
    if (!name.firstName.trim()) return setWrong({ firstName: t('guest.nameRequired') });
    setWrong({});
    setBusy(true);
    try {
      await onName(name);
    } catch (error) {
      setWrong(refused(error));
      setBusy(false);
    }
  };
  const field = (key: keyof GuestName, autoComplete: string) => (
    <TextField
      label={t(`guest.${key}`)}
      name={key}
      autoComplete={autoComplete}
      value={name[key]}
      error={wrong[key]}
      onChange={({ target }) => setName({ ...name, [key]: target.value })}
    />
  );

  return (
    <Dialog
      open
      keepOpen
      size="sm"
      title={t('guest.title')}
      closeLabel={common('close')}
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={formId} loading={busy} loadingLabel={common('loading')}>
            {t('guest.submit')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {common('cancel')}
          </Button>
        </>
      }
    >
      <CheckedForm id={formId} wrong={wrong} onSubmit={submit}>
        <Text>{t('guest.text', { community })}</Text>
        {field('firstName', 'given-name')}
        {field('lastName', 'family-name')}
        {wrong.call && (
          <Text role="alert" $size="sm" $tone="error">
            {wrong.call}
          </Text>
        )}
      </CheckedForm>
    </Dialog>
  );
}
