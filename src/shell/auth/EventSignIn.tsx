import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../api/session/store';
import { LinkSignIn } from '../../features/auth/code/LinkSignIn';
import { EmailForm } from '../../features/auth/forms/EmailForm';
import { routePaths } from '../../lib/routes';
import { Banner } from '../../ui/Banner/Banner';
import { Link } from '../../ui/Link/Link';
import { Text } from '../../ui/Text/Text';
import { useCommunity } from '../context/bootContext';
import { sendCode, sendLink } from './calls';
import type { EventSignInWay } from './eventSignInWay';
import { useHandover, type Handover } from './handover';
import { Page } from './Page';

interface EventSignInProps {
  /** Title of the event. */
  event: string;
  way: EventSignInWay;
}

/**
 * The login of a visitor who wants to come to an event (SES-04): one address, for members and new people alike. Signing
 * in leads back to the event (ROU-05).
 */
export default function EventSignIn({ event, way }: EventSignInProps) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const { email, failure } = useHandover();
  const { auth, community } = useCommunity();
  const { title, admission } = community;
  const isInvited = useSession((session) => session.invitedBy !== null);

  const byCode = async (to: string) => {
    const mailing = await sendCode(to);
    useSession.setState({ email: to });
    void navigate(routePaths.oneTimeCode, { state: { email: to, mailing, event } satisfies Handover });
  };
  const byPassword = async (to: string) =>
    void navigate(routePaths.registration, { state: { email: to, event } satisfies Handover });

  const toLogin = (label: string) => (
    <Link alone={way !== 'password'} to={routePaths.login} state={{ email } satisfies Handover}>
      {label}
    </Link>
  );
  const elsewhere =
    way === 'password' ? (
      <>
        {t('registration.already')} {toLogin(t('registration.signIn'))}
      </>
    ) : (
      auth.methods.length > 1 && toLogin(t('toEvent.otherWays'))
    );
  return (
    <Page
      title={t('toEvent.title', { event })}
      footer={elsewhere && <Text $align="center">{elsewhere}</Text>}
    >
      {failure && (
        <Banner tone="error" role="alert">
          {failure}
        </Banner>
      )}
      {admission === 'invitation' && !isInvited && <Banner>{t('registration.toEvent', { title })}</Banner>}
      {way === 'link' ? (
        <LinkSignIn email={email} autoFocus onSend={(to) => sendLink(to, false)} />
      ) : (
        <>
          <Text $tone="muted">{t(way === 'code' ? 'byCode.intro' : 'toEvent.byPassword')}</Text>
          <EmailForm
            submitLabel={t(way === 'code' ? 'byCode.send' : 'goOn')}
            email={email}
            autoFocus
            onSubmit={way === 'code' ? byCode : byPassword}
          />
        </>
      )}
    </Page>
  );
}
