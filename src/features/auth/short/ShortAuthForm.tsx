import { useEffect, useRef, useState, type FormEvent, type PointerEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { checkEmail } from '../../../lib/rules/email';
import type { RuleMessage } from '../../../lib/rules/messages';
import { Button } from '../../../ui/Button/Button';
import { focusInvalid } from '../../../ui/Field/focusInvalid';
import { space } from '../../../ui/theme';
import { ConsentCheckbox } from '../consent/ConsentCheckbox';
import type { LegalDocuments } from '../consent/documents';
import { EmailField } from '../forms/EmailField';
import { ruleText } from '../texts/ruleText';
import { useEarlyInput } from './useEarlyInput';
import { waitsForHydration } from './earlySubmit';
import { useTimedError } from './useTimedError';

interface ShortAuthFormProps {
  /** The address the visitor arrived with. Typed input takes precedence. */
  initialEmail?: string;
  /** Given where the terms must be agreed to first. */
  terms?: { documents: LegalDocuments; agreed: boolean; onAgreed: (agreed: boolean) => void };
  /** Takes the trimmed address on; the form stays busy until it settles. It does not throw. */
  onSubmit: (email: string) => Promise<void>;
  submitLabel?: string;
  /** Other sign-in methods, below the button. */
  children?: ReactNode;
}

const Frame = styled.form`
  display: grid;
  gap: ${space(4)};
`;

const Room = styled.div`
  container: short-form / inline-size;
`;

const Line = styled.div`
  display: grid;
  gap: ${space(3)};
  @container short-form (min-width: 28rem) {
    grid-template-columns: minmax(0, 1fr) auto;
    /* The button is beside the field and as tall, also with a text below the field. */
    > :last-child {
      align-self: start;
      min-block-size: 44px;
      margin-block-start: 26px;
    }
  }
`;

/**
 * One address and a button (AUT-02). Enter submits; the button does nothing while the field is empty or an error
 * shows; an error is gone after 2.5 seconds, or as long after the pointer has left it.
 */
export function ShortAuthForm({
  initialEmail = '',
  terms,
  onSubmit,
  submitLabel,
  children,
}: ShortAuthFormProps) {
  const { t, i18n } = useTranslation('auth');
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [error, showError] = useTimedError<RuleMessage>(pointed);
  useEarlyInput(form, setTyped, terms?.onAgreed);
  useEffect(() => {
    if (error) focusInvalid(form.current);
  }, [error]);
  const email = typed ?? initialEmail;
  const disabled = email.trim() === '' || error !== undefined;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (disabled || busy) return;
    const wrong = checkEmail(email) ?? (terms && !terms.agreed ? 'policyRequired' : undefined);
    if (wrong) {
      showError(wrong);
      return;
    }
    setBusy(true);
    await onSubmit(email.trim());
    setBusy(false);
  };

  const text = ruleText(error, i18n.language);
  const onPointerOver = ({ target }: PointerEvent) => {
    const message = (target as Element).closest('p');
    setPointed(message !== null && message.textContent === text);
  };
  const ofTerms = error === 'policyRequired';
  return (
    <Frame
      ref={form}
      noValidate
      {...{ [waitsForHydration]: '' }}
      onSubmit={(event) => void submit(event)}
      onPointerOver={onPointerOver}
      onPointerLeave={() => setPointed(false)}
    >
      <Room>
        <Line>
          <EmailField
            label={t('short.label')}
            name="email"
            value={email}
            onChange={(event) => setTyped(event.target.value)}
            hint={t('short.missing')}
            error={ofTerms ? undefined : text}
          />
          <Button type="submit" size="lg" loading={busy} disabled={disabled}>
            {submitLabel ?? t('short.submit')}
          </Button>
        </Line>
      </Room>
      {terms && (
        <ConsentCheckbox
          documents={terms.documents}
          name="terms"
          checked={terms.agreed}
          onChange={(event) => {
            terms.onAgreed(event.target.checked);
            if (ofTerms) showError(undefined);
          }}
          error={ofTerms ? text : undefined}
        />
      )}
      {children}
    </Frame>
  );
}
