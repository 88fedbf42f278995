import type { ChangeEvent, ClipboardEvent, Ref } from 'react';
import { Field } from '../Field/Field';
import { useFieldIds, type FieldTexts } from '../Field/fieldIds';
import { codeDigits } from './codeDigits';
import { Cell, Cells, Input, Row } from './CodeInput.styles';

export interface CodeInputProps extends FieldTexts {
  value: string;
  onChange: (code: string) => void;
  /** The last digit was typed or a whole code pasted. */
  onComplete?: (code: string) => void;
  length?: number;
  id?: string;
  name?: string;
  disabled?: boolean;
  autoFocus?: boolean;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A one-time code: one real input (so phones fill it in, screen readers read it and everything can be pasted) over a row
 * of drawn cells.
 */
export function CodeInput(props: CodeInputProps) {
  const {
    value,
    onChange,
    onComplete,
    length = 6,
    id: _id,
    ref,
    label,
    hint,
    error,
    hideLabel,
    note,
    ...input
  } = props;
  const { ids, control } = useFieldIds(props, props.id);
  const take = (text: string) => {
    const code = codeDigits(text, length);
    onChange(code);
    if (code.length === length && code !== value) onComplete?.(code);
  };
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    take(event.clipboardData.getData('text'));
  };
  return (
    <Field ids={ids} label={label} hint={hint} error={error} hideLabel={hideLabel} note={note}>
      <Row>
        <Input
          ref={ref}
          required
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          {...input}
          data-autofocus={input.autoFocus || undefined}
          {...control}
          value={value}
          onChange={(event: ChangeEvent<HTMLInputElement>) => take(event.target.value)}
          onPaste={paste}
        />
        <Cells aria-hidden $count={length}>
          {Array.from({ length }, (_, index) => (
            <Cell key={index} data-next={index === Math.min(value.length, length - 1) || undefined}>
              {value[index]}
            </Cell>
          ))}
        </Cells>
      </Row>
    </Field>
  );
}
