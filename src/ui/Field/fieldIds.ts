import { useId } from 'react';

/** The props of every field in addition to its control's own. */
export interface FieldTexts {
  label: string;
  /** Below the control, before anything is wrong. */
  hint?: string;
  /** The error and how to fix it. Marks the control as invalid. */
  error?: string;
  /** The label is for screen readers alone. */
  hideLabel?: boolean;
  /** Beside the label, e.g. 'optional'. */
  note?: string;
}

/** Ids of a field's parts, and the attributes that tie its control to them. */
export function useFieldIds({ hint, error }: FieldTexts, id?: string, describedBy?: string) {
  const own = useId();
  const controlId = id ?? own;
  const ids = {
    control: controlId,
    label: `${controlId}-label`,
    hint: `${controlId}-hint`,
    error: `${controlId}-error`,
  };
  const described = [describedBy, error ? ids.error : undefined, hint ? ids.hint : undefined]
    .filter(Boolean)
    .join(' ');
  return {
    ids,
    control: {
      id: ids.control,
      'aria-invalid': error ? (true as const) : undefined,
      'aria-describedby': described || undefined,
    },
  };
}

export type FieldIds = ReturnType<typeof useFieldIds>['ids'];
