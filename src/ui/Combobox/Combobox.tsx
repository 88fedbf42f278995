import { Combobox as Base } from '@base-ui/react/combobox';
import { ChevronsUpDown, X } from 'lucide-react';
import { useMemo, type Ref } from 'react';
import { Field } from '../Field/Field';
import { useFieldIds, type FieldTexts } from '../Field/fieldIds';
import { useFloating } from '../floating/portalRoot';
import { Icon } from '../Icon/Icon';
import { Box, Clear, Empty, Input, Layer, Panel, Row, Tools, Trigger } from './Combobox.styles';

export interface ComboboxOption {
  value: string;
  label: string;
}

export interface ComboboxProps extends FieldTexts {
  options: readonly ComboboxOption[];
  value: string | null;
  onChange: (value: string | null) => void;
  /** Shown and announced when nothing matches the input. */
  emptyText: string;
  /** Names of the two buttons in the field. */
  openLabel: string;
  clearLabel: string;
  placeholder?: string;
  id?: string;
  name?: string;
  disabled?: boolean;
  required?: boolean;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
  className?: string;
}

/** One of a long list, found by typing: countries, time zones, cities. */
export function Combobox(props: ComboboxProps) {
  const { options, value, onChange, emptyText, openLabel, clearLabel, placeholder } = props;
  const { name, disabled, required, onBlur, ref, className } = props;
  const { ids, control } = useFieldIds(props, props.id);
  const { portal, position } = useFloating();
  const { label, hint, error, hideLabel, note } = props;
  const chosen = useMemo(() => options.find((option) => option.value === value) ?? null, [options, value]);
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
        value={chosen}
        onValueChange={(next) => onChange(next?.value ?? null)}
        name={name}
        disabled={disabled}
        required={required}
        autoHighlight
      >
        <Box>
          {/* While the list is open, everything around it is hidden from screen readers, including the label. */}
          <Input ref={ref} onBlur={onBlur} placeholder={placeholder} aria-label={label} {...control} />
          <Tools>
            <Clear aria-label={clearLabel}>
              <Icon icon={X} size={16} />
            </Clear>
            <Trigger aria-label={openLabel}>
              <Icon icon={ChevronsUpDown} size={16} />
            </Trigger>
          </Tools>
        </Box>
        <Base.Portal {...portal}>
          <Layer {...position}>
            <Panel>
              <Empty>{emptyText}</Empty>
              <Base.List aria-label={label}>
                {(option: ComboboxOption) => (
                  <Row key={option.value} value={option}>
                    {option.label}
                  </Row>
                )}
              </Base.List>
            </Panel>
          </Layer>
        </Base.Portal>
      </Base.Root>
    </Field>
  );
}
