import { useEffect, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { App, type AppProps } from './App';

/** The page in a browser. In development a saved config file changes it in place. */
export function ClientApp({ payload: first, i18n }: AppProps) {
  const [payload, setPayload] = useState(first);
  const { domain } = first.config;
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
