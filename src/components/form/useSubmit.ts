import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '../../i18n/describeError';

/** What is wrong, in words, by field; `call` is what the server said of no field. */
export type Wrong<Field extends string = never> = Partial<Record<Field | 'call', string>>;

interface Submission<Field extends string, Args extends unknown[]> {
  /** What stops the form from being sent. */
  check?: () => Wrong<Field> | undefined;
  /** Makes the calls, and closes the form where it is to be closed. */
  send: (...args: Args) => Promise<unknown>;
  /** Where an error is shown, given its text; `call` by default. Nothing where it is shown outside the form, as in a toast. */
  wrongOf?: (error: unknown, text: string) => Wrong<Field> | undefined;
}

/** Submits a form: checks it, sends it once however often it is pressed, and words what went wrong. What was typed is left alone. */
export function useSubmit<Field extends string = never, Args extends unknown[] = []>({
  check,
  send,
  wrongOf,
}: Submission<Field, Args>) {
  const { i18n } = useTranslation();
  const isSendingRef = useRef(false);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Wrong<Field>>({});

  const submit = async (...args: Args): Promise<void> => {
    if (isSendingRef.current) return;
    const found = check?.() ?? {};
    setWrong(found);
    if (Object.values(found).some(Boolean)) return;
    isSendingRef.current = true;
    setBusy(true);
    try {
      await send(...args);
    } catch (error) {
      const text = describeError(error, i18n);
      setWrong(wrongOf ? (wrongOf(error, text) ?? {}) : ({ call: text } as Wrong<Field>));
    }
    isSendingRef.current = false;
    setBusy(false);
  };

  return { busy, wrong, submit, clear: () => setWrong({}) };
}
