import { ChevronsUpDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { controlStyles } from '../Field/control.styles';
import { Field } from '../Field/Field';
import { useFieldIds, type FieldTexts } from '../Field/fieldIds';
import { Icon } from '../Icon/Icon';
import { color, space } from '../theme';

interface NativeSelectProps extends FieldTexts, ComponentPropsWithRef<'select'> {
  options: readonly { value: string; label: string; disabled?: boolean }[];
}

const Box = styled.div`
  position: relative;
  svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${space(3)};
    margin-block: auto;
    color: ${color('muted')};
    pointer-events: none;
  }
`;
const Control = styled.select`
  ${controlStyles}
  appearance: none;
  padding-inline-end: ${space(10)};
  text-overflow: ellipsis;
  option {
    background: ${color('surface')};
    color: ${color('text')};
  }
`;

/** The browser's own list in our box: a fraction of Select's size, for the first screen. */
export function NativeSelect({
  label,
  hint,
  error,
  hideLabel,
  note,
  options,
  className,
  ...select
}: NativeSelectProps) {
  const texts = { label, hint, error, hideLabel, note };
  const { ids, control } = useFieldIds(texts, select.id, select['aria-describedby']);
  return (
    <Field ids={ids} className={className} {...texts}>
      <Box>
        <Control {...select} {...control}>
          {options.map(({ value, label: text, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {text}
            </option>
          ))}
        </Control>
        <Icon icon={ChevronsUpDown} size={16} />
      </Box>
    </Field>
  );
}
