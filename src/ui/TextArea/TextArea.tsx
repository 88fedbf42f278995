import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { controlStyles } from '../Field/control.styles';
import { Field } from '../Field/Field';
import { useFieldIds, type FieldTexts } from '../Field/fieldIds';
import { token } from '../theme';

interface TextAreaProps extends FieldTexts, ComponentPropsWithRef<'textarea'> {}

const Area = styled.textarea`
  ${controlStyles}
  border-radius: min(20px, ${token('radius-md')});
  resize: vertical;
  field-sizing: content;
  min-block-size: 6.5rem;
  max-block-size: 60dvh;
`;

/** Text of several lines. Its height follows the input. */
export function TextArea({ label, hint, error, hideLabel, note, className, ...area }: TextAreaProps) {
  const texts = { label, hint, error, hideLabel, note };
  const { ids, control } = useFieldIds(texts, area.id, area['aria-describedby']);
  return (
    <Field ids={ids} className={className} {...texts}>
      <Area rows={4} {...area} {...control} />
    </Field>
  );
}
