import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '../../i18n/describeError';
import { toastError } from '../failures/toastError';

/** Error texts by field; `call` is for errors of the server without a field. */
export type Wrong<Field extends string = never> = Partial<Record<Field | 'call', string>>;

interface Submission<Field extends string, Args extends unknown[]> {
  /**
   * Errors that stop the form from being sent. Without arguments it is also called while such errors are shown, so that
   * each disappears when it is corrected.
   */
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

interface Found<Field extends string, Args> {
  wrong: Wrong<Field>;
  /** The arguments of the check that found them. Undefined for errors of the server. */
  checked?: Args;
}

/** The errors that are still there, in their current words. */
const stillWrong = <Field extends string>(shown: Wrong<Field>, now: Wrong<Field>): Wrong<Field> =>
  Object.fromEntries(
    Object.entries(shown).flatMap(([field, text]) => (text ? [[field, now[field as Field | 'call']]] : [])),
  ) as Wrong<Field>;

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
  const [found, setFound] = useState<Found<Field, Args>>({ wrong: {} });
  const setWrong = (errors: Wrong<Field>) => setFound({ wrong: errors });
  const { checked } = found;
  const wrong = checked?.length === 0 ? stillWrong(found.wrong, check?.(...checked) ?? {}) : found.wrong;

  /** Resolves to whether it was sent. */
  const submit = async (...args: Args): Promise<boolean> => {
    if (isSendingRef.current) return false;
    const errors = check?.(...args) ?? {};
    setFound({ wrong: errors, checked: args });
    if (Object.values(errors).some(Boolean)) return false;
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
    /** For the form's element: an error of the server no longer applies to other input. */
    onInput: () => {
      if (!checked && Object.keys(found.wrong).length > 0) setWrong({});
    },
  };
}
