import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { GenericSchema } from 'valibot';
import { ApiError } from '../../../api/ApiError';
import { authErrorText, codeOf } from '../errors/authError';
import { ruleText } from '../texts/ruleText';

export interface AuthFormOptions<Values extends FieldValues> {
  schema: GenericSchema<Values, Values>;
  defaultValues: DefaultValues<Values>;
  /** What it throws is shown in the form; nothing typed is lost. */
  onSubmit: (values: Values) => Promise<void>;
}

export interface AuthForm<Values extends FieldValues> {
  form: UseFormReturn<Values, unknown, Values>;
  /** What is wrong with a field, in the reader's language. */
  errorOf: (field: FieldPath<Values>) => string | undefined;
  /** What went wrong beyond the fields. */
  failure: string | undefined;
  submit: () => void;
  busy: boolean;
}

const duplicateEmail = 1101;

/**
 * A form of the sign-in screens: checked on submit, the focus on the first field that is wrong, then again with every
 * change. Errors of the server stand where they belong: at their field or above the button.
 */
export function useAuthForm<Values extends FieldValues>({
  schema,
  defaultValues,
  onSubmit,
}: AuthFormOptions<Values>): AuthForm<Values> {
  const { i18n } = useTranslation();
  const [failure, setFailure] = useState<string>();
  const form = useForm<Values, unknown, Values>({ resolver: valibotResolver(schema), defaultValues });
  const fieldNames = Object.keys(defaultValues) as FieldPath<Values>[];

  const place = (error: unknown) => {
    const text = authErrorText(error, i18n);
    const details = error instanceof ApiError ? error.details : [];
    const faults = codeOf(error) === duplicateEmail ? [{ path: 'email', message: text }] : details;
    const placed = faults.flatMap(({ path, message }) => {
      const name = fieldNames.find((field) => field === path);
      return name ? [{ name, message }] : [];
    });
    placed.forEach(({ name, message }, index) =>
      form.setError(name, { message }, { shouldFocus: index === 0 }),
    );
    if (placed.length === 0) setFailure(text);
  };

  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      await onSubmit(values);
    } catch (error) {
      place(error);
    }
  });

  return {
    form,
    errorOf: (field) => ruleText(form.getFieldState(field, form.formState).error?.message, i18n.language),
    failure,
    submit: () => void submit(),
    busy: form.formState.isSubmitting,
  };
}
