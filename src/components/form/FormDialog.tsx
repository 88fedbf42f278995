import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button/Button';
import { Dialog, type DialogProps } from '../../ui/Dialog/Dialog';
import { CheckedForm } from '../../ui/Field/CheckedForm';
import { Text } from '../../ui/Text/Text';
import type { Wrong } from './useSubmit';

interface FormDialogProps extends Pick<DialogProps, 'title' | 'size' | 'keepOpen' | 'onClose' | 'children'> {
  /** From `useSubmit`. */
  form: { busy: boolean; wrong: Wrong; submit: () => Promise<unknown>; onInput: () => void };
  submitLabel: ReactNode;
  /** Said while it is being sent. */
  loadingLabel?: string;
  /** The action cannot be undone. */
  danger?: boolean;
  disabled?: boolean;
  /** The button that closes, if it needs another label than `Cancel`. */
  cancel?: { label: ReactNode; isFocused?: boolean };
}

/**
 * A dialog with a form that is sent. A click outside does not close it, so that input is not lost. A question without
 * fields sets `keepOpen` to false.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, size, keepOpen = true, onClose, children } = props;
  const { form, submitLabel, loadingLabel, danger, disabled, cancel } = props;
  const { t } = useTranslation();
  const formId = useId();
  return (
    <Dialog
      open
      keepOpen={keepOpen}
      size={size}
      title={title}
      closeLabel={t('close')}
      onClose={onClose}
      actions={
        <>
          <Button
            type="submit"
            form={formId}
            variant={danger ? 'danger' : 'primary'}
            loading={form.busy}
            loadingLabel={loadingLabel}
            disabled={disabled}
          >
            {submitLabel}
          </Button>
          <Button variant="secondary" data-autofocus={cancel?.isFocused || undefined} onClick={onClose}>
            {cancel?.label ?? t('cancel')}
          </Button>
        </>
      }
    >
      <CheckedForm id={formId} wrong={form.wrong} onSubmit={form.submit} onInput={form.onInput}>
        {children}
        {form.wrong.call && (
          <Text role="alert" $size="sm" $tone="error">
            {form.wrong.call}
          </Text>
        )}
      </CheckedForm>
    </Dialog>
  );
}
