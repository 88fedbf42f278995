import { asWritten } from '../../lib/asWritten';
import { FieldMessages } from '../Field/Field';
import { useFieldIds } from '../Field/fieldIds';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { CardChoice, CardLabel, Cards, Group, Legend } from './ChoiceCards.styles';

export interface ChoiceCardsProps {
  /** The question. */
  label: string;
  /** The question is elsewhere on the page, so it is for screen readers only. */
  hideLabel?: boolean;
  name: string;
  options: readonly { value: string; label: string }[];
  /** Values of the chosen ones. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** How many can be chosen: radio buttons for one, checkboxes for more. */
  max?: number;
  hint?: string;
  error?: string;
  required?: boolean;
  /** Tells a screen reader that checkboxes are required: ARIA has no attribute for a group of them. */
  needed?: string;
}

/** From this number on, options are in two columns if there is room. */
const many = 6;

/**
 * One of a few options, or up to `max` of them, each a card. Native inputs: radio buttons are one tab stop with arrow
 * keys; with `max` checkboxes chosen, the others ignore presses until one is cleared.
 */
export function ChoiceCards(props: ChoiceCardsProps) {
  const { label, hideLabel, name, options, value, onChange, max = 1, error, required, needed } = props;
  const { ids, control } = useFieldIds({ label, hint: props.hint ?? needed, error });
  const several = max > 1;
  const full = several && value.length >= max;
  const toggle = (option: string, chosen: boolean) => {
    if (!several) onChange([option]);
    else if (!chosen) onChange(value.filter((one) => one !== option));
    else if (!full)
      onChange(options.map((one) => one.value).filter((one) => one === option || value.includes(one)));
  };
  return (
    <Group
      role={several ? undefined : 'radiogroup'}
      aria-describedby={control['aria-describedby']}
      aria-required={several ? undefined : required}
    >
      <Legend $hidden={hideLabel} {...asWritten(label)}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </Legend>
      {/* Before the options, which may be longer than the screen. */}
      <FieldMessages ids={ids} error={error} />
      <Cards $columns={options.length >= many ? 2 : 1}>
        {options.map((option) => {
          const checked = value.includes(option.value);
          const isDisabled = full && !checked;
          return (
            <CardLabel key={option.value} $disabled={isDisabled} $wrong={error !== undefined}>
              <CardChoice
                type={several ? 'checkbox' : 'radio'}
                name={name}
                value={option.value}
                checked={checked}
                aria-invalid={control['aria-invalid']}
                aria-disabled={isDisabled || undefined}
                onChange={(event) => toggle(option.value, event.target.checked)}
              />
              <span {...asWritten(option.label)}>{option.label}</span>
            </CardLabel>
          );
        })}
      </Cards>
      {needed && !props.hint && <VisuallyHidden id={ids.hint}>{needed}</VisuallyHidden>}
      <FieldMessages ids={ids} hint={props.hint} />
    </Group>
  );
}
