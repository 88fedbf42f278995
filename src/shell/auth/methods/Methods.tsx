import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConsentCheckbox } from '../../../features/auth/consent/ConsentCheckbox';
import { Separator } from '../../../features/auth/page/Separator';
import { ruleText } from '../../../features/auth/texts/ruleText';
import type { SignInResult } from '../../../generated/api/auth';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';
import { useBoot } from '../../context/bootContext';
import { useAgreement } from '../../legal/useAgreement';
import { useLegalDocuments } from '../../legal/useLegalDocuments';
import { useFinish } from '../useFinish';
import { arrange } from './arrange';
import type { MethodProps } from './types';

interface MethodsProps {
  mode: MethodProps['mode'];
  /** The input so far. It is state of the screen, which passes it to other methods. */
  email: string;
  onEmail: (email: string) => void;
  onFailure: (error: unknown) => void;
}

/**
 * The configured sign-in methods. At registration they include the consent (CFG-10, AUT-03, AUT-04): the form requires
 * the checkbox; other methods ask for consent once the account turns out to be new.
 */
export function Methods({ mode, email, onEmail, onFailure }: MethodsProps) {
  const { t, i18n } = useTranslation('auth');
  const boot = useBoot();
  const documents = useLegalDocuments();
  const agreement = useAgreement();
  const finish = useFinish();
  const [agreed, setAgreed] = useState<boolean>();
  const box = useRef<HTMLInputElement>(null);
  const take = useEffectEvent(() => {
    if (box.current?.checked) setAgreed(true);
  });
  // A checkbox that was ticked before hydration counts.
  useEffect(() => take(), []);
  const { form, buttons, buttonsFirst } = arrange(boot.config.auth.methods, boot);

  const consentField = mode === 'registration' && (
    <ConsentCheckbox
      ref={box}
      documents={documents}
      name="policy"
      checked={agreed ?? false}
      onChange={(event) => setAgreed(event.target.checked)}
      error={agreed === false ? ruleText('policyRequired', i18n.language) : undefined}
    />
  );
  const shared = {
    mode,
    email,
    onEmail,
    consent: agreed ? agreement : undefined,
    onDone: (result: SignInResult) => finish(result, agreed),
    onFailure,
  };
  const Form = form?.definition.Form;
  const formPart = form && Form && (
    <Form key="form" {...shared} lead method={form.method} consentField={consentField} />
  );
  const buttonsPart = buttons.length > 0 && (
    <Stack key="buttons" $gap={3}>
      {buttons.map(
        ({ method, definition: { key, Button } }, index) =>
          Button && <Button key={key} {...shared} method={method} lead={!form && index === 0} />,
      )}
    </Stack>
  );
  const separator = formPart && buttonsPart && (
    <Separator key="separator">{buttonsFirst ? t('separatorEmail') : t('separator')}</Separator>
  );
  const parts = [formPart, separator, buttonsPart];
  return (
    <>
      {!formPart && !buttonsPart && <Text>{t('login.none')}</Text>}
      {buttonsFirst ? parts.toReversed() : parts}
      {!formPart && buttonsPart && consentField}
    </>
  );
}
