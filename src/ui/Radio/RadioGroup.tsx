import type { ChangeEventHandler, FocusEventHandler, ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { Choice, ChoiceLabel } from '../Field/choice.styles';
import { FieldMessages } from '../Field/Field';
import { useFieldIds } from '../Field/fieldIds';
import { color, space, textSize } from '../theme';

interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: string;
  disabled?: boolean;
}

interface RadioGroupProps {
  /** The question. */
  label: string;
  name: string;
  options: readonly RadioOption[];
  value?: string;
  defaultValue?: string;
  hint?: string;
  error?: string;
  required?: boolean;
  /** Passed to every `input`, so that `{...register('name')}` works. */
  onChange?: ChangeEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  ref?: Ref<HTMLInputElement>;
}

const Group = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
`;
const Legend = styled.legend`
  padding: 0;
  margin-block-end: ${space(1)};
  ${textSize('sm')}
  font-weight: 550;
`;
const Explained = styled.span`
  display: block;
  ${textSize('sm')}
  color: ${color('muted')};
`;

/** One of a few. Native radio buttons: one tab stop, arrows choose. */
export function RadioGroup({ label, options, hint, error, value, defaultValue, ...input }: RadioGroupProps) {
  const { ids, control } = useFieldIds({ label, hint, error });
  return (
    <Group aria-describedby={control['aria-describedby']}>
      <Legend>{label}</Legend>
      {options.map((option) => (
        <ChoiceLabel key={option.value}>
          <Choice
            type="radio"
            {...input}
            aria-invalid={control['aria-invalid']}
            value={option.value}
            disabled={option.disabled}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={value === undefined && defaultValue === option.value ? true : undefined}
          />
          <span>
            {option.label}
            {option.hint && <Explained>{option.hint}</Explained>}
          </span>
        </ChoiceLabel>
      ))}
      <FieldMessages ids={ids} hint={hint} error={error} />
    </Group>
  );
}
