import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../api/session/store';
import { ConsentCheckbox } from '../../../features/auth/consent/ConsentCheckbox';
import { useConsent } from '../../../features/auth/consent/useConsent';
import { Separator } from '../../../features/auth/page/Separator';
import { ruleText } from '../../../features/auth/texts/ruleText';
import type { SignInResult } from '../../../generated/api/auth';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';
import { useBoot } from '../../context/bootContext';
import { useLegalDocuments } from '../../legal/useLegalDocuments';
import { useFinish } from '../useFinish';
import { arrange } from './arrange';
import type { MethodProps } from './types';

const TermsDialog = lazy(() => import('../../../features/auth/consent/TermsDialog'));

export interface MethodsProps {
  mode: MethodProps['mode'];
  /** As typed so far; the state of the screen, which hands it on. */
  email: string;
  onEmail: (email: string) => void;
  onFailure: (error: unknown) => void;
}

/** The configured methods to sign in, and none but those, with the consent they need (CFG-10, AUT-03, AUT-04). */
export function Methods({ mode, email, onEmail, onFailure }: MethodsProps) {
  const { t, i18n } = useTranslation('auth');
  const boot = useBoot();
  const documents = useLegalDocuments();
  const finish = useFinish();
  // Who was here before agreed then.
  const consent = useConsent(useSession((session) => session.hasLoggedIn) && mode === 'login');
  const box = useRef<HTMLInputElement>(null);
  const take = useEffectEvent(() => {
    if (box.current?.checked) consent.setAgreed(true);
  });
  // What was ticked in the server's markup counts.
  useEffect(() => take(), []);
  const { form, buttons, buttonsFirst } = arrange(boot.config.auth.methods, boot);

  const consentField = (
    <ConsentCheckbox
      ref={box}
      documents={documents}
      name="policy"
      checked={consent.agreed}
      onChange={(event) => consent.setAgreed(event.target.checked)}
      error={consent.missing ? ruleText('policyRequired', i18n.language) : undefined}
    />
  );
  const shared = {
    mode,
    email,
    onEmail,
    consent,
    // Whatever opens an account here asked for consent before.
    onDone: (result: SignInResult) => finish(result, true),
    onFailure,
  };
  const inForm = form !== undefined && (mode === 'registration' || form.definition.opensAccount);
  const Form = form?.definition.Form;
  const formPart = form && Form && (
    <Form key="form" {...shared} lead method={form.method} consentField={inForm ? consentField : undefined} />
  );
  const needsConsent = !inForm && buttons.some(({ definition }) => definition.opensAccount);
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
      {needsConsent && consentField}
      {consent.asking && (
        <Suspense>
          <TermsDialog
            documents={documents}
            onAccept={() => consent.answer(true)}
            onClose={() => consent.answer(false)}
          />
        </Suspense>
      )}
    </>
  );
}
