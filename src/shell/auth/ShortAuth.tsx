import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useInBrowser } from '../../api/useInBrowser';
import { authErrorText } from '../../features/auth/errors/authError';
import { Separator } from '../../features/auth/page/Separator';
import { ShortAuthForm } from '../../features/auth/short/ShortAuthForm';
import { lazyPart } from '../../lib/lazyInTime';
import { routePaths } from '../../lib/routes';
import { Button } from '../../ui/Button/Button';
import { useBoot } from '../context/bootContext';
import { useAgreement } from '../legal/useAgreement';
import { useLegalDocuments } from '../legal/useLegalDocuments';
import { ClosedNote } from './ClosedNote';
import { isClosed } from './closed';
import type { Handover } from './handover';
import { useEmailOfAddress } from './useEmailOfAddress';
import { useFinish } from './useFinish';
import { useShortAuth } from './useShortAuth';

const GoogleMethod = lazyPart(() => import('./methods/GoogleMethod'));

interface ShortAuthProps {
  submitLabel?: string;
  /** The visitor is here to sign up: the terms are agreed to at once, instead of after the code. */
  signsUp?: boolean;
}

/**
 * The short form with the community's terms, parent domain and Google (AUT-02). If no sign-in method begins with an
 * address, a button leads to the methods there are. If nobody new is admitted, it says so.
 */
export function ShortAuth({ submitLabel, signsUp = false }: ShortAuthProps) {
  const { t, i18n } = useTranslation('auth');
  const navigate = useNavigate();
  const { config, google } = useBoot();
  const documents = useLegalDocuments();
  const finish = useFinish();
  const { target, submit } = useShortAuth();
  const prefilled = useEmailOfAddress();
  const inBrowser = useInBrowser();
  const { requireTerms } = config.auth.shortAuth;
  const [agreed, setAgreed] = useState(false);
  const agreement = useAgreement();

  // A parent has its own sign-in, so it accepts addresses even if no method is left here.
  const closed = target?.kind === 'parent' ? config.community.admission === 'closed' : isClosed(config);
  if (closed) return <ClosedNote />;

  const method = config.auth.methods.find(({ authType }) => authType === 'GOOGLE');
  const placeholder = (
    <Button to={routePaths.login} variant="secondary" block>
      {t('google.label')}
    </Button>
  );
  const social = method && google && (
    <>
      <Separator>{t('separator')}</Separator>
      {inBrowser ? (
        <Suspense fallback={placeholder}>
          <GoogleMethod
            consent={agreed ? agreement : undefined}
            onDone={(result) => finish(result, agreed)}
            onFailure={(error) =>
              void navigate(routePaths.login, {
                state: { failure: authErrorText(error, i18n) } satisfies Handover,
              })
            }
          />
        </Suspense>
      ) : (
        placeholder
      )}
    </>
  );
  if (!target) {
    return (
      <Button to={routePaths.login} size="lg" block>
        {submitLabel ?? t('short.submit')}
      </Button>
    );
  }
  // A parent domain asks for its own.
  const asksTerms = requireTerms || (signsUp && target.kind === 'code');
  return (
    <ShortAuthForm
      initialEmail={prefilled}
      submitLabel={submitLabel}
      terms={asksTerms ? { documents, agreed, onAgreed: setAgreed } : undefined}
      onSubmit={(email) => submit(email, agreed)}
    >
      {social}
    </ShortAuthForm>
  );
}
