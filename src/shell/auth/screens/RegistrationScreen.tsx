import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../../api/session/store';
import { authErrorText } from '../../../features/auth/errors/authError';
import { useTexts } from '../../../i18n/useTexts';
import { withoutQuery } from '../../../lib/addressParts';
import { routeAt } from '../../../lib/routeMatch';
import { routePaths } from '../../../lib/routes';
import { Banner } from '../../../ui/Banner/Banner';
import { Link } from '../../../ui/Link/Link';
import { Text } from '../../../ui/Text/Text';
import { useCommunity } from '../../context/bootContext';
import { ClosedPage } from '../ClosedPage';
import { isClosed } from '../closed';
import { useHandover, type Handover } from '../handover';
import { Methods } from '../methods/Methods';
import { useWantedEvent } from '../../session/useWantedEvent';
import { Page } from '../Page';

/** Registration (AUT-04). A failure beyond the form's own leads to the login, which says what happened. */
export default function RegistrationScreen() {
  useTexts('auth');
  const { t, i18n } = useTranslation('auth');
  const navigate = useNavigate();
  const handover = useHandover();
  const { event } = handover;
  const [email, setEmail] = useState(handover.email ?? '');
  const config = useCommunity();
  const { title, admission } = config.community;
  const invitedBy = useSession((session) => session.invitedBy);
  const toEvent = routeAt(withoutQuery(useWantedEvent() ?? '')) === 'event';
  const toLogin = (error: unknown) =>
    void navigate(routePaths.login, {
      state: { failure: authErrorText(error, i18n), email } satisfies Handover,
    });
  if (isClosed(config)) return <ClosedPage />;
  return (
    <Page
      title={event ? t('toEvent.title', { event }) : t('registration.title', { title })}
      footer={
        <Text $align="center">
          {t('registration.already')}{' '}
          <Link to={routePaths.login} state={{ email } satisfies Handover}>
            {t('registration.signIn')}
          </Link>
        </Text>
      }
    >
      {admission === 'invitation' && !invitedBy && (
        <Banner>{t(toEvent ? 'registration.toEvent' : 'registration.byInvitation', { title })}</Banner>
      )}
      {admission === 'approval' && <Banner>{t('registration.byApproval', { title })}</Banner>}
      <Methods mode="registration" email={email} onEmail={setEmail} onFailure={toLogin} />
    </Page>
  );
}
