import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronsUpDown } from 'lucide-react';
import type { Ref } from 'react';
import { Field } from '../Field/Field';
import { useFieldIds, type FieldTexts } from '../Field/fieldIds';
import { useFloating } from '../floating/portalRoot';
import { Icon } from '../Icon/Icon';
import { Layer, List, Mark, Row, Trigger } from './Select.styles';

interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

export interface SelectProps<Value extends string> extends FieldTexts {
  options: readonly SelectOption<Value>[];
  /** `null`: nothing chosen yet. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  id?: string;
  name?: string;
  disabled?: boolean;
  required?: boolean;
  onBlur?: () => void;
  ref?: Ref<HTMLButtonElement>;
  className?: string;
}

/** One of a list that is known beforehand. For a handful of options RadioGroup is quicker; for a long list, Combobox. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { options, value, onChange, placeholder, name, disabled, required, onBlur, ref, className } = props;
  const { ids, control } = useFieldIds(props, props.id);
  const { portal, position } = useFloating();
  const { label, hint, error, hideLabel, note } = props;
  return (
    <Field
      ids={ids}
      label={label}
      hint={hint}
      error={error}
      hideLabel={hideLabel}
      note={note}
      className={className}
    >
      <Base.Root
        items={options}
        value={value}
        onValueChange={(next) => next !== null && onChange(next)}
        name={name}
        disabled={disabled}
        required={required}
        modal={false}
      >
        <Trigger ref={ref} onBlur={onBlur} aria-labelledby={ids.label} {...control}>
          <Base.Value placeholder={placeholder} />
          <Base.Icon>
            <Icon icon={ChevronsUpDown} size={16} />
          </Base.Icon>
        </Trigger>
        {/* A style element of its own would violate the page's policy, and it only hides scrollbars that we want. */}
        <CSPProvider disableStyleElements>
          <Base.Portal {...portal}>
            <Layer {...position} alignItemWithTrigger={false}>
              <List>
                {options.map((option) => (
                  <Row key={option.value} value={option.value} disabled={option.disabled}>
                    <Mark>
                      <Base.ItemIndicator>
                        <Icon icon={Check} size={16} />
                      </Base.ItemIndicator>
                    </Mark>
                    <Base.ItemText>{option.label}</Base.ItemText>
                  </Row>
                ))}
              </List>
            </Layer>
          </Base.Portal>
        </CSPProvider>
      </Base.Root>
    </Field>
  );
}
