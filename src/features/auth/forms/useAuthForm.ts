import { useRef, useState, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { safeParse, type GenericSchema } from 'valibot';
import { ApiError } from '../../../api/ApiError';
import { authErrorText, codeOf } from '../errors/authError';
import { ruleText } from '../texts/ruleText';

type Values<Name extends string> = Record<Name, string>;
type FieldErrors<Name extends string> = Partial<Record<Name, string>>;

interface AuthFormOptions<Name extends string> {
  schema: GenericSchema<Values<Name>, Values<Name>>;
  /** Every field, in the order of the page. */
  defaultValues: Values<Name>;
  /** An error is shown in the form; input stays. */
  onSubmit: (values: Values<Name>) => Promise<unknown>;
}

interface AuthForm<Name extends string> {
  /** Connects a field with the form. */
  register: (name: Name, also?: { onChange?: (event: ChangeEvent<HTMLInputElement>) => void }) => object;
  /** The error of a field, in the viewer's language. */
  errorOf: (name: Name) => string | undefined;
  /** An error that belongs to no field. */
  failure: string | undefined;
  /** The code of the call that failed last, until something is typed. */
  failed: number | undefined;
  submit: () => void;
  busy: boolean;
}

export const duplicateEmail = 1101;
export const noAccount = 1005;

/** The first error of each field by the schema, as the names of rules. Without errors, the parsed values. */
function check<Name extends string>(schema: GenericSchema<Values<Name>, Values<Name>>, values: Values<Name>) {
  const result = safeParse(schema, values);
  if (result.success) return { values: result.output, errors: {} as FieldErrors<Name> };
  const errors: Record<string, string> = {};
  for (const { path, message } of result.issues) {
    const name = path?.[0]?.key;
    if (typeof name === 'string') errors[name] ??= message;
  }
  return { values: undefined, errors: errors as FieldErrors<Name> };
}

/** Errors of the server that belong to a field; none when it speaks of something else. */
function fieldErrorsOf<Name extends string>(error: unknown, text: string, names: Name[]): FieldErrors<Name> {
  const details = error instanceof ApiError ? error.details : [];
  const found = codeOf(error) === duplicateEmail ? [{ path: 'email', message: text }] : details;
  const known = found.filter(({ path }) => (names as string[]).includes(path));
  return Object.fromEntries(known.map(({ path, message }) => [path, message])) as FieldErrors<Name>;
}

/**
 * A form of the sign-in screens: checked on submit with the focus on the first invalid field, then again with every
 * change. Errors of the server are shown at their field or above the button. The fields are uncontrolled; a form
 * library would be larger than the rest of the sign-in page.
 */
export function useAuthForm<Name extends string>({
  schema,
  defaultValues,
  onSubmit,
}: AuthFormOptions<Name>): AuthForm<Name> {
  const { i18n } = useTranslation();
  const names = Object.keys(defaultValues) as Name[];
  const inputs = useRef(new Map<Name, HTMLInputElement>());
  const tried = useRef(false);
  const [errors, setErrors] = useState<FieldErrors<Name>>({});
  const [failure, setFailure] = useState<string>();
  const [failed, setFailed] = useState<number>();
  const [busy, setBusy] = useState(false);

  const typed = () =>
    Object.fromEntries(
      names.map((name) => [name, inputs.current.get(name)?.value ?? defaultValues[name]]),
    ) as Values<Name>;

  const show = (next: FieldErrors<Name>) => {
    setErrors(next);
    const first = names.find((name) => next[name] !== undefined);
    if (first) inputs.current.get(first)?.focus();
  };

  const submit = async () => {
    tried.current = true;
    setFailure(undefined);
    setFailed(undefined);
    const { values, errors: wrong } = check(schema, typed());
    show(wrong);
    if (!values) return;
    setBusy(true);
    try {
      await onSubmit(values);
    } catch (error) {
      const text = authErrorText(error, i18n);
      setFailed(codeOf(error));
      const placed = fieldErrorsOf(error, text, names);
      show(placed);
      if (Object.keys(placed).length === 0) setFailure(text);
    } finally {
      setBusy(false);
    }
  };

  return {
    register: (name, also) => ({
      name,
      defaultValue: defaultValues[name],
      ref: (input: HTMLInputElement | null) => {
        if (input) inputs.current.set(name, input);
        else inputs.current.delete(name);
      },
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        also?.onChange?.(event);
        setFailed(undefined);
        setFailure(undefined);
        if (tried.current) setErrors(check(schema, typed()).errors);
      },
    }),
    errorOf: (name) => ruleText(errors[name], i18n.language),
    failure,
    failed,
    submit: () => void submit(),
    busy,
  };
}
