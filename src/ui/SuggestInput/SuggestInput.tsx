import { useId, useState, type ChangeEvent, type ComponentProps, type KeyboardEvent } from 'react';
import { Box, Input, List, Row } from './SuggestInput.styles';
import { asWritten } from '../../lib/asWritten';

export interface SuggestInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  value: string;
  onChange: (text: string) => void;
  /** Texts that the user may take instead of typing on. The list is there while the field has the focus. */
  suggestions: readonly string[];
  /** Name of the list for screen readers. */
  listLabel: string;
  onPick: (suggestion: string) => void;
}

/**
 * A text field with suggestions: a combobox by the ARIA pattern. Arrow keys choose, Enter takes the chosen one, Escape
 * closes the list. Without a choice Enter belongs to the caller, so that any text can be entered.
 */
export function SuggestInput(props: SuggestInputProps) {
  const { value, onChange, suggestions, listLabel, onPick, onKeyDown, onFocus, onBlur, ...input } = props;
  const id = useId();
  const [hasFocus, setFocus] = useState(false);
  const [isDismissed, setDismissed] = useState(false);
  const [active, setActive] = useState<string>();
  const isOpen = hasFocus && !isDismissed && suggestions.length > 0;
  const chosen = isOpen && active !== undefined ? suggestions.indexOf(active) : -1;
  const optionId = (at: number) => `${id}-${at}`;

  const reset = () => {
    setActive(undefined);
    setDismissed(false);
  };
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    reset();
    onChange(event.target.value);
  };
  const pick = (suggestion: string) => {
    reset();
    onPick(suggestion);
  };
  /** From the field down through the list and back to the field, or the other way round. */
  const move = (by: 1 | -1) => {
    const places = suggestions.length + 1;
    const next = isOpen ? (chosen + 1 + by + places) % places : by === 1 ? 1 : suggestions.length;
    setDismissed(false);
    setActive(suggestions[next - 1]);
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    if (!event.nativeEvent.isComposing && suggestions.length > 0) {
      const picked = suggestions[chosen];
      if (key === 'ArrowDown' || key === 'ArrowUp') {
        event.preventDefault();
        move(key === 'ArrowDown' ? 1 : -1);
        return;
      }
      if (key === 'Enter' && picked !== undefined) {
        event.preventDefault();
        pick(picked);
        return;
      }
      if (key === 'Escape' && isOpen) {
        // It closes the list, and not the dialog around it.
        event.preventDefault();
        event.stopPropagation();
        setDismissed(true);
        return;
      }
    }
    onKeyDown?.(event);
  };

  return (
    <Box>
      <Input
        type="text"
        autoComplete="off"
        {...input}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={chosen >= 0 ? optionId(chosen) : undefined}
        value={value}
        onChange={change}
        onKeyDown={onKey}
        onFocus={(event) => {
          setFocus(true);
          onFocus?.(event);
        }}
        onBlur={(event) => {
          setFocus(false);
          reset();
          onBlur?.(event);
        }}
      />
      {isOpen && (
        <List role="listbox" id={id} aria-label={listLabel}>
          {suggestions.map((suggestion, at) => (
            <Row
              key={suggestion}
              role="option"
              id={optionId(at)}
              aria-selected={at === chosen}
              data-highlighted={at === chosen || undefined}
              {...asWritten(suggestion)}
              // The focus stays in the field.
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => setActive(suggestion)}
              onClick={() => pick(suggestion)}
            >
              {suggestion}
            </Row>
          ))}
        </List>
      )}
    </Box>
  );
}
