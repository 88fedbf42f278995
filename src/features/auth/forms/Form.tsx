import type { FormEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { Banner } from '../../../ui/Banner/Banner';
import { Button } from '../../../ui/Button/Button';
import { space } from '../../../ui/theme';

export interface FormProps {
  onSubmit: () => void;
  /** What the button does, in words: 'Send code'. */
  submitLabel: string;
  busy?: boolean;
  disabled?: boolean;
  /** What went wrong beyond the fields, in place above the button. */
  failure?: string;
  /** Name of the form for screen readers, where a page has more than one. */
  label?: string;
  children: ReactNode;
}

const Frame = styled.form`
  display: grid;
  gap: ${space(5)};
`;

/**
 * One column of fields and the one button; Enter in a field presses it. The browser's own bubbles stay away. Posted: where no
 * script runs, the browser would otherwise put a password into the address.
 */
export function Form({ onSubmit, submitLabel, busy, disabled, failure, label, children }: FormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && !disabled) onSubmit();
  };
  return (
    <Frame method="post" noValidate onSubmit={submit} aria-label={label}>
      {children}
      {failure && (
        <Banner tone="error" role="alert">
          {failure}
        </Banner>
      )}
      <Button type="submit" size="lg" block loading={busy} disabled={disabled}>
        {submitLabel}
      </Button>
    </Frame>
  );
}
