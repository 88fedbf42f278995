import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { Stack } from '../Stack/Stack';
import { focusInvalid } from './focusInvalid';

interface CheckedFormProps {
  /** For a button outside of it. */
  id?: string;
  /** The errors by field. */
  wrong: object;
  onSubmit: () => Promise<unknown>;
  /** Something was typed or chosen. */
  onInput?: () => void;
  children: ReactNode;
}

/**
 * Fields below each other with our own validation. After a submission the first invalid one gets the focus, but not again
 * while the user corrects one after the other.
 */
export function CheckedForm({ id, wrong, onSubmit, onInput, children }: CheckedFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isSubmitted = useRef(false);
  useEffect(() => {
    if (!isSubmitted.current || !Object.values(wrong).some(Boolean)) return;
    isSubmitted.current = false;
    focusInvalid(form.current);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    isSubmitted.current = true;
    void onSubmit();
  };
  return (
    <Stack as="form" ref={form} id={id} $gap={4} noValidate onSubmit={submit} onInput={onInput}>
      {children}
    </Stack>
  );
}
