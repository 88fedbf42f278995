import { useRef, type FormEvent, type ReactNode } from 'react';
import { Stack } from '../Stack/Stack';
import { useFocusInvalid } from './useFocusInvalid';

interface CheckedFormProps {
  /** For a button outside of it. */
  id?: string;
  /** The errors of the last submission: a new object each time, empty if there were none. */
  wrong: object;
  onSubmit: () => Promise<unknown>;
  children: ReactNode;
}

/** Fields below each other with our own validation: the first invalid one gets the focus. */
export function CheckedForm({ id, wrong, onSubmit, children }: CheckedFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useFocusInvalid(form, wrong);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <Stack as="form" ref={form} id={id} $gap={4} noValidate onSubmit={submit}>
      {children}
    </Stack>
  );
}
