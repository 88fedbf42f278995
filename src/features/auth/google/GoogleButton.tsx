import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../../ui/Button/Button';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Text } from '../../../ui/Text/Text';
import { space } from '../../../ui/theme';
import { loadIdentity } from './loadIdentity';

/** Whether the page is dark right now: by the remembered choice, else by the system's. */
function isDark(): boolean {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === 'dark' : window.matchMedia('(prefers-color-scheme: dark)').matches;
}

export interface GoogleButtonProps {
  clientId: string;
  scriptUrl: string;
  /** The ID token Google answers. */
  onCredential: (token: string) => void;
  /** The script did not come; the visitor sees so too. */
  onFailure?: (error: unknown) => void;
}

const Layout = styled.div`
  display: grid;
  gap: ${space(2)};
  min-block-size: 44px;
`;

/* Google draws into it; its frame keeps to a light scheme, or it would get a white ground in the dark. */
const Slot = styled.div`
  display: flex;
  justify-content: center;
  min-inline-size: 0;
  color-scheme: light;
  &:empty {
    display: none;
  }
`;

/** Google's own button, as Google demands it; until its script is there, a placeholder of the same height (AUT-03). */
export default function GoogleButton({ clientId, scriptUrl, onCredential, onFailure }: GoogleButtonProps) {
  const { t, i18n } = useTranslation('auth');
  const slot = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const answer = useEffectEvent((token: string) => onCredential(token));
  const fail = useEffectEvent((error: unknown) => {
    setState('failed');
    onFailure?.(error);
  });

  useEffect(() => {
    let gone = false;
    loadIdentity(scriptUrl).then(
      (identity) => {
        const target = slot.current;
        if (gone || !target) return;
        identity.initialize({
          client_id: clientId,
          callback: ({ credential }) =>
            credential ? answer(credential) : fail(new Error('Google sent no token')),
        });
        identity.renderButton(target, {
          type: 'standard',
          theme: isDark() ? 'filled_black' : 'outline',
          size: 'large',
          text: 'continue_with',
          shape: 'rectangular',
          logo_alignment: 'center',
          width: Math.min(400, target.parentElement?.clientWidth ?? 400),
          locale: i18n.language,
        });
        setState('ready');
      },
      (error: unknown) => {
        if (!gone) fail(error);
      },
    );
    return () => {
      gone = true;
    };
  }, [scriptUrl, clientId, i18n.language, attempt]);

  const retry = () => {
    setState('loading');
    setAttempt(attempt + 1);
  };
  return (
    <Layout aria-busy={state === 'loading'}>
      {state === 'loading' && <Skeleton shape="block" height="44px" />}
      {state === 'failed' && (
        <>
          <Text role="alert" $size="sm" $tone="error">
            {t('google.failed')}
          </Text>
          <Button variant="secondary" block onClick={retry}>
            {t('google.retry')}
          </Button>
        </>
      )}
      <Slot ref={slot} />
    </Layout>
  );
}
