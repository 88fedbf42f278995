import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../../ui/Button/Button';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Text } from '../../../ui/Text/Text';
import { space } from '../../../ui/theme';
import type { GoogleIdentity } from './identity';
import { loadIdentity } from './loadIdentity';
import { useWidth } from './useWidth';

/** Whether the page is dark: by the stored choice, otherwise by the system's. */
function isDark(): boolean {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === 'dark' : window.matchMedia('(prefers-color-scheme: dark)').matches;
}

interface GoogleButtonProps {
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

/** Google draws no wider, in px. */
const widest = 400;

/** Google's own button, as Google demands it; until its script is there, a placeholder of the same height (AUT-03). */
export default function GoogleButton({ clientId, scriptUrl, onCredential, onFailure }: GoogleButtonProps) {
  const { t, i18n } = useTranslation('auth');
  const layout = useRef<HTMLDivElement>(null);
  const slot = useRef<HTMLDivElement>(null);
  const width = Math.min(useWidth(layout) ?? widest, widest);
  const [identity, setIdentity] = useState<GoogleIdentity>();
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
      (loaded) => {
        if (gone) return;
        loaded.initialize({
          client_id: clientId,
          callback: ({ credential }) =>
            credential ? answer(credential) : fail(new Error('Google sent no token')),
        });
        setIdentity(loaded);
        setState('ready');
      },
      (error: unknown) => {
        if (!gone) fail(error);
      },
    );
    return () => {
      gone = true;
    };
  }, [scriptUrl, clientId, attempt]);

  // Before the browser paints: placeholder and button are never seen together.
  useLayoutEffect(() => {
    if (!identity || !slot.current) return;
    slot.current.replaceChildren();
    identity.renderButton(slot.current, {
      type: 'standard',
      theme: isDark() ? 'filled_black' : 'outline',
      size: 'large',
      text: 'continue_with',
      shape: 'rectangular',
      logo_alignment: 'center',
      width,
      locale: i18n.language,
    });
  }, [identity, width, i18n.language]);

  const retry = () => {
    setState('loading');
    setAttempt(attempt + 1);
  };
  return (
    <Layout ref={layout} aria-busy={state === 'loading'}>
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
