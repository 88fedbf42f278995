import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import type { BootPayload } from '../../config/bootPayload';
import { initI18n } from '../../i18n/initI18n';
import { routeAt } from '../../lib/routeMatch';
import { preloadScreen } from '../routing/screenComponents';
import { preloadLandings } from '../landing/landings';
import { donationButton } from '../layout/donation';
import { App } from './App';

export interface Rendered {
  /** The content of `#root`, which the client hydrates. */
  html: string;
  /** The style elements it needs. */
  styles: string;
}

/**
 * Renders the page of a path as an anonymous visitor gets it, from the same tree as the client, so that the welcome
 * page's content is in the first HTML.
 */
export async function render(payload: BootPayload, path: string): Promise<Rendered> {
  const [i18n] = await Promise.all([
    initI18n(payload.lang, 'auth'),
    preloadScreen(routeAt(path) ?? 'notFound'),
    preloadLandings(),
    donationButton.preload(),
  ]);
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(
      sheet.collectStyles(
        <StaticRouter location={path}>
          <App payload={payload} i18n={i18n} />
        </StaticRouter>,
      ),
    );
    return { html, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
