import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '../../i18n/describeError';
import { toastError } from '../failures/toastError';

/** Error texts by field; `call` is for errors of the server without a field. */
export type Wrong<Field extends string = never> = Partial<Record<Field | 'call', string>>;

interface Submission<Field extends string, Args extends unknown[]> {
  /** Errors that stop the form from being sent. */
  check?: (...args: Args) => Wrong<Field> | undefined;
  /** Makes the calls, and closes the form if it should close. */
  send: (...args: Args) => Promise<unknown>;
  /** An error is shown in a toast, and not in the form. */
  inToast?: boolean;
  /** Where an error with its text is shown; by default `call`. Empty if it is shown outside the form. */
  wrongOf?: (error: unknown, text: string) => Wrong<Field> | undefined;
  /** Called however it ended; the form is busy until it is done. */
  onSettled?: () => unknown;
}

/** Submits a form: checks it, sends it once however often it is pressed, and words what went wrong. What was typed is left alone. */
export function useSubmit<Field extends string = never, Args extends unknown[] = []>({
  check,
  send,
  inToast = false,
  wrongOf,
  onSettled,
}: Submission<Field, Args>) {
  const { i18n } = useTranslation();
  const isSendingRef = useRef(false);
  const [sending, setSending] = useState<Args>();
  const [wrong, setWrong] = useState<Wrong<Field>>({});

  /** Resolves to whether it was sent. */
  const submit = async (...args: Args): Promise<boolean> => {
    if (isSendingRef.current) return false;
    const found = check?.(...args) ?? {};
    setWrong(found);
    if (Object.values(found).some(Boolean)) return false;
    isSendingRef.current = true;
    setSending(args);
    let isSent = false;
    try {
      await send(...args);
      isSent = true;
    } catch (error) {
      if (inToast) toastError(error, i18n);
      else {
        const text = describeError(error, i18n);
        setWrong(wrongOf ? (wrongOf(error, text) ?? {}) : ({ call: text } as Wrong<Field>));
      }
    }
    try {
      await onSettled?.();
    } finally {
      isSendingRef.current = false;
      setSending(undefined);
    }
    return isSent;
  };

  return {
    busy: sending !== undefined,
    /** The arguments it is being sent with. */
    sending,
    wrong,
    submit,
    clear: () => setWrong({}),
  };
}
