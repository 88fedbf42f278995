import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FieldMessages } from '../Field/Field';
import { useFieldIds } from '../Field/fieldIds';
import { Choice, ChoiceFrame, ChoiceLabel } from '../Field/choice.styles';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** May contain links, such as those to the terms. */
  label: ReactNode;
  hint?: string;
  error?: string;
}

/** One yes or no. Every other prop goes to the `input`. */
export function Checkbox({ label, hint, error, className, ...input }: CheckboxProps) {
  const { ids, control } = useFieldIds({ label: '', hint, error }, input.id, input['aria-describedby']);
  return (
    <ChoiceFrame className={className}>
      <ChoiceLabel>
        <Choice type="checkbox" {...input} {...control} />
        <span>{label}</span>
      </ChoiceLabel>
      <FieldMessages ids={ids} hint={hint} error={error} />
    </ChoiceFrame>
  );
}
