import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../../ui/Spinner/Spinner';
import { useAgreement } from '../legal/useAgreement';
import { signInFromProvider } from './calls';
import { Page } from './Page';
import { takeConsentTick } from './consentTick';
import { useFinish } from './useFinish';

interface ExternalReturnProps {
  code: string;
  state: string;
  onFailure: (error: unknown) => void;
}

/** The end of an external sign-in: sends the provider's code to the server, once (AUT-09). */
export function ExternalReturn({ code, state, onFailure }: ExternalReturnProps) {
  const { t } = useTranslation('auth');
  const finish = useFinish();
  const agreement = useAgreement();
  const begun = useRef(false);
  const exchange = useEffectEvent(async () => {
    const agreed = takeConsentTick();
    try {
      await finish(await signInFromProvider(code, state, agreed ? agreement : undefined), agreed);
    } catch (error) {
      onFailure(error);
    }
  });
  useEffect(() => {
    // The code works once, and development runs an effect twice.
    if (begun.current) return;
    begun.current = true;
    void exchange();
  }, []);
  return (
    <Page title={t('login.finishing')}>
      <Spinner label={t('login.finishing')} size={32} />
    </Page>
  );
}
