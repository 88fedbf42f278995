import { DoorOpen, Unlink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../../api/session/store';
import { useInBrowser } from '../../../api/useInBrowser';
import { Notice } from '../../../features/auth/page/Notice';
import { useTexts } from '../../../i18n/useTexts';
import { routePaths } from '../../../lib/routes';
import { Banner } from '../../../ui/Banner/Banner';
import { Button } from '../../../ui/Button/Button';
import { useAgreement } from '../../legal/useAgreement';
import { signInWithLink } from '../calls';
import { LinkEnded } from '../LinkEnded';
import { Page } from '../Page';
import { useAttempt } from '../useAttempt';
import { useFinish } from '../useFinish';
import { useLinkState } from '../useLinkState';
import { Waiting } from '../Waiting';

/** The page of a magic link: opening it does nothing, its button signs in (AUT-07). */
export default function MagicLinkScreen() {
  useTexts('auth', 'links');
  const { t } = useTranslation(['auth', 'links']);
  const [search] = useSearchParams();
  const inBrowser = useInBrowser();
  const finish = useFinish();
  const agreement = useAgreement();
  const token = search.get('url_auth_token');
  const link = useLinkState('MAGIC', token);
  const { busy, failure, run } = useAttempt(async () => {
    const { agreedFor } = useSession.getState();
    const consent = agreedFor ? { ...agreement, email: agreedFor } : undefined;
    const result = await signInWithLink(token ?? '', search.get('back_to') ?? undefined, consent);
    useSession.setState({ agreedFor: null });
    await finish(result);
  });
  const toLogin = (
    <Button to={routePaths.login} variant={token ? 'quiet' : 'primary'} size="lg" block>
      {t('toLogin')}
    </Button>
  );
  if (!inBrowser || (token && link === 'unknown'))
    return (
      <Page>
        <Waiting />
      </Page>
    );
  if (!token) {
    return (
      <Page>
        <Notice
          icon={Unlink}
          tone="warning"
          title={t('links:magic.missing')}
          text={t('links:magic.missingText')}
        >
          {toLogin}
        </Notice>
      </Page>
    );
  }
  if (link === 'ended') {
    return (
      <Page>
        <LinkEnded to={routePaths.login} />
      </Page>
    );
  }
  return (
    <Page>
      <Notice icon={DoorOpen} title={t('links:magic.title')} text={t('links:magic.text')}>
        {failure && (
          <Banner tone="error" role="alert">
            {failure}
          </Banner>
        )}
        <Button size="lg" block loading={busy} onClick={run}>
          {t('links:magic.submit')}
        </Button>
        {failure && toLogin}
      </Notice>
    </Page>
  );
}
