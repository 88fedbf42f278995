import type { ReactNode } from 'react';
import { EmailField } from './EmailField';
import { Form } from './Form';
import { emailSchema } from './schemas';
import { useAuthForm } from './useAuthForm';

interface EmailFormProps {
  submitLabel: string;
  /** Prefilled. */
  email?: string;
  /** The condition that the button waits for. */
  missing?: string;
  /** The field is what the page is for, so it has the focus. */
  autoFocus?: boolean;
  /** Called with the trimmed address. An error is shown in the form. */
  onSubmit: (email: string) => Promise<unknown>;
  /** Below the field. */
  children?: ReactNode;
}

/** One address to write to: recovery, a code, a link (VAL-01). */
export function EmailForm({
  submitLabel,
  email = '',
  missing,
  autoFocus,
  onSubmit,
  children,
}: EmailFormProps) {
  const { register, errorOf, failure, submit, busy } = useAuthForm({
    schema: emailSchema,
    defaultValues: { email },
    onSubmit: (values) => onSubmit(values.email),
  });
  return (
    <Form onSubmit={submit} submitLabel={submitLabel} busy={busy} missing={missing} failure={failure}>
      <EmailField
        error={errorOf('email')}
        autoFocus={autoFocus}
        data-autofocus={autoFocus || undefined}
        {...register('email')}
      />
      {children}
    </Form>
  );
}
