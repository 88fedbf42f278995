import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { authErrorText } from '../../../features/auth/errors/authError';
import { useInBrowser } from '../../../api/useInBrowser';
import { useTexts } from '../../../i18n/useTexts';
import { lazyPart } from '../../../lib/lazyInTime';
import { routePaths } from '../../../lib/routes';
import { Banner } from '../../../ui/Banner/Banner';
import { useCommunity } from '../../context/bootContext';
import { ClosedPage } from '../ClosedPage';
import { hasNoMethod } from '../closed';
import { eventSignInWay } from '../eventSignInWay';
import { useHandover, type Handover } from '../handover';
import { Methods } from '../methods/Methods';
import { ExternalReturn } from '../ExternalReturn';
import { Page } from '../Page';
import { RegistrationLink } from '../RegistrationLink';

const AgreeFirst = lazyPart(() => import('../AgreeFirst'));
const EventSignIn = lazyPart(() => import('../EventSignIn'));

/** Login (AUT-03): for an event's guest one address, else the configured methods, the link to registration, and the end of an external sign-in. */
export default function LoginScreen() {
  useTexts('auth');
  const { t, i18n } = useTranslation('auth');
  const navigate = useNavigate();
  const handover = useHandover();
  const [email, setEmail] = useState(handover.email ?? '');
  const [failure, setFailure] = useState<string>();
  // Who types an address tries something else than what failed.
  const [isOver, setOver] = useState(false);
  const [search] = useSearchParams();
  const config = useCommunity();
  const inBrowser = useInBrowser();
  // From there a link leads to all methods, on the same path.
  const [cameForEvent] = useState(handover.event !== undefined);
  const code = search.get('code');
  const state = search.get('state');
  const refusal = search.get('error');

  if (code && state) {
    const restart = (error: unknown) =>
      void navigate(routePaths.login, {
        replace: true,
        state: { failure: authErrorText(error, i18n) } satisfies Handover,
      });
    return <ExternalReturn code={code} state={state} onFailure={restart} />;
  }
  if (hasNoMethod(config)) return <ClosedPage />;
  const way = eventSignInWay(config);
  // The server does not know which event it is about.
  if (inBrowser && handover.event && way) {
    return (
      <Suspense fallback={<Page>{null}</Page>}>
        <EventSignIn event={handover.event} way={way} />
      </Suspense>
    );
  }
  // The provider's code if the visitor cancelled. Any other is an error of the provider or of ours.
  const refused = refusal === 'access_denied' ? t('login.cancelled') : t('login.outOfOrder');
  const before = handover.failure ?? (refusal ? refused : undefined);
  const wrong = failure ?? (isOver ? undefined : before);
  return (
    <Page
      title={t('login.title')}
      focusTitle={cameForEvent}
      intro={t('login.intro')}
      footer={<RegistrationLink email={email} />}
    >
      {wrong && (
        <Banner tone="error" role="alert">
          {wrong}
        </Banner>
      )}
      <Methods
        mode="login"
        email={email}
        onEmail={(typed) => {
          setEmail(typed);
          setFailure(undefined);
          setOver(true);
        }}
        onFailure={(error) => setFailure(authErrorText(error, i18n))}
      />
      {handover.ticket && (
        <Suspense>
          <AgreeFirst ticket={handover.ticket} backTo={handover.backTo} />
        </Suspense>
      )}
    </Page>
  );
}
