import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '../../i18n/describeError';

/** What is wrong, in words, by field; `call` is what the server said of no field. */
export type Wrong<Field extends string = never> = Partial<Record<Field | 'call', string>>;

interface Submission<Field extends string> {
  /** What stops the form from being sent. */
  check?: () => Wrong<Field> | undefined;
  /** Makes the calls, and closes the form where it is to be closed. */
  send: () => Promise<unknown>;
  /** Where an error is shown, given its text; `call` by default. */
  wrongOf?: (error: unknown, text: string) => Wrong<Field>;
}

/** Submits a form: checks it, sends it once however often it is pressed, and words what went wrong. What was typed is left alone. */
export function useSubmit<Field extends string = never>({ check, send, wrongOf }: Submission<Field>) {
  const { i18n } = useTranslation();
  const isSendingRef = useRef(false);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Wrong<Field>>({});

  const submit = async (): Promise<void> => {
    if (isSendingRef.current) return;
    const found = check?.() ?? {};
    setWrong(found);
    if (Object.values(found).some(Boolean)) return;
    isSendingRef.current = true;
    setBusy(true);
    try {
      await send();
    } catch (error) {
      const text = describeError(error, i18n);
      setWrong(wrongOf?.(error, text) ?? ({ call: text } as Wrong<Field>));
    }
    isSendingRef.current = false;
    setBusy(false);
  };

  return { busy, wrong, submit, clear: () => setWrong({}) };
}
