import { useEffect, useEffectEvent, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { App, type AppProps } from './App';
import { startKeepingFocus } from './startKeepingFocus';

interface ClientAppProps extends AppProps {
  /** Called once React has rendered the page or taken over its markup, except for the parts whose code has yet to come. */
  onShown: () => void;
}

/** The page in a browser. In development a saved config file changes it in place. */
export function ClientApp({ payload: first, i18n, onShown }: ClientAppProps) {
  const [payload, setPayload] = useState(first);
  const { domain } = first.config;
  const shown = useEffectEvent(onShown);
  useEffect(() => shown(), []);
  useEffect(startKeepingFocus, []);
  useEffect(() => {
    if (!import.meta.hot) return;
    const listening = import('../dev/listen').then(({ listenForConfig }) =>
      listenForConfig(domain, setPayload),
    );
    return () => void listening.then((stop) => stop());
  }, [domain]);
  return (
    <BrowserRouter>
      <App payload={payload} i18n={i18n} />
    </BrowserRouter>
  );
}
