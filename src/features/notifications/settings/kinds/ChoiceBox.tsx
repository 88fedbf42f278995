import { useId } from 'react';
import { Checkbox } from '../../../../ui/Checkbox/Checkbox';

interface ChoiceBoxProps {
  /** The id of the name of the row. */
  row: string;
  channel: string;
  /** Whether some of a group are on, but not all. */
  isMixed?: boolean;
  isOn: boolean;
  disabled: boolean;
  onChange: (isOn: boolean) => void;
}

/** A box of the table, which is named after its row and its channel. */
export function ChoiceBox({ row, channel, isMixed = false, isOn, disabled, onChange }: ChoiceBoxProps) {
  const id = useId();
  return (
    <Checkbox
      ref={(box) => {
        if (box) box.indeterminate = isMixed;
      }}
      label={<span id={id}>{channel}</span>}
      aria-labelledby={`${row} ${id}`}
      checked={isOn}
      disabled={disabled}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
