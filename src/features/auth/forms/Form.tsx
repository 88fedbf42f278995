import { useId, type FormEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { Banner } from '../../../ui/Banner/Banner';
import { Button } from '../../../ui/Button/Button';
import { Text } from '../../../ui/Text/Text';
import { space } from '../../../ui/theme';

interface FormProps {
  onSubmit: () => void;
  /** The label of the button: 'Send code'. */
  submitLabel: string;
  busy?: boolean;
  /** The condition that the button waits for, shown beside it (AUT-04). */
  missing?: string;
  /** An error that belongs to no field, shown above the button. */
  failure?: string;
  /** The way on from there. */
  wayOn?: ReactNode;
  /** Name of the form for screen readers, where a page has more than one. */
  label?: string;
  children: ReactNode;
}

const Frame = styled.form`
  display: grid;
  gap: ${space(5)};
`;

const Submit = styled.div`
  display: grid;
  gap: ${space(2)};
`;

/**
 * One column of fields with one button; Enter in a field presses it. The browser's own error bubbles are off. The
 * method is POST, because without scripts the browser would otherwise put a password into the address.
 */
export function Form({ onSubmit, submitLabel, busy, missing, failure, wayOn, label, children }: FormProps) {
  const missingId = useId();
  const disabled = missing !== undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && !disabled) onSubmit();
  };
  return (
    <Frame method="post" noValidate onSubmit={submit} aria-label={label}>
      {children}
      {failure && (
        <Banner tone="error" role="alert" action={wayOn}>
          {failure}
        </Banner>
      )}
      <Submit>
        <Button
          type="submit"
          size="lg"
          block
          loading={busy}
          disabled={disabled}
          aria-describedby={missing && missingId}
        >
          {submitLabel}
        </Button>
        {missing && (
          <Text id={missingId} $size="sm" $tone="muted" $align="center">
            {missing}
          </Text>
        )}
      </Submit>
    </Frame>
  );
}
