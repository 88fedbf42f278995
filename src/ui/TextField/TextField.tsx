import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { controlStyles } from '../Field/control.styles';
import { Field } from '../Field/Field';
import { useFieldIds, type FieldTexts } from '../Field/fieldIds';
import { color, space } from '../theme';

export interface TextFieldProps extends FieldTexts, ComponentPropsWithRef<'input'> {
  /** Inside the box, before and after the input. `end` may be a button. */
  start?: ReactNode;
  end?: ReactNode;
}

const Box = styled.div`
  position: relative;
  display: flex;
`;
const Input = styled.input<{ $start: boolean; $end: boolean }>`
  ${controlStyles}
  ${({ $start }) => $start && `padding-inline-start: ${space(10)};`}
  ${({ $end }) => $end && 'padding-inline-end: 48px;'}
`;
const Edge = styled.span<{ $end?: boolean }>`
  position: absolute;
  inset-block: 0;
  ${({ $end }) => ($end ? `inset-inline-end: ${space(0.5)};` : `inset-inline-start: ${space(3)};`)}
  display: flex;
  align-items: center;
  color: ${color('muted')};
  pointer-events: ${({ $end }) => ($end ? 'auto' : 'none')};
`;

/** A line of text. All other props, including `ref`, are passed to the `input`, so that `{...register('email')}` works. */
export function TextField({
  label,
  hint,
  error,
  hideLabel,
  note,
  start,
  end,
  className,
  ...input
}: TextFieldProps) {
  const texts = { label, hint, error, hideLabel, note };
  const { ids, control } = useFieldIds(texts, input.id, input['aria-describedby']);
  return (
    <Field ids={ids} className={className} {...texts}>
      <Box>
        {start && <Edge>{start}</Edge>}
        <Input type="text" {...input} {...control} $start={Boolean(start)} $end={Boolean(end)} />
        {end && <Edge $end>{end}</Edge>}
      </Box>
    </Field>
  );
}
