import type { i18n } from 'i18next';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { renderAs } from '../../api/session/store';
import type { Render, Rendered } from '../../config/renderedPage';
import { routingOf } from '../../config/routing';
import { firstTexts, initI18n } from '../../i18n/initI18n';
import { isLaterNamespace } from '../../i18n/later';
import type { Lang } from '../../lib/lang';
import { routeAt } from '../../lib/routeMatch';
import { renderedFor } from '../../lib/routes';
import type { Texts } from '../../lib/texts';
import { ManagerBar, ManagerTabs } from '../layout/aroundManagers';
import { HeaderTabs, MemberNotices, MemberParts } from '../layout/aroundMembers';
import { donationButton } from '../layout/donation';
import { preloadLandings } from '../landing/landings';
import { resolvePath } from '../routes/resolvePath';
import { MemberGate } from '../routing/gatedScreen';
import { preloadScreen } from '../routing/screenComponents';
import { App } from './App';

/** Loads all code of a page, so that it renders without waiting. */
const preload = (path: string) =>
  Promise.all([
    preloadScreen(routeAt(path) ?? 'notFound'),
    preloadLandings(),
    ...[donationButton, MemberParts, MemberNotices, HeaderTabs, ManagerTabs, ManagerBar, MemberGate].map(
      (part) => part.preload(),
    ),
  ]);

/** The texts of every page, and the other namespaces that a translator has loaded. */
const textsIn = async (
  translator: i18n,
  lang: Lang,
  also: readonly string[],
): Promise<Rendered['texts']> => ({
  ...(await firstTexts(lang)),
  ...Object.fromEntries(also.map((name) => [name, translator.getResourceBundle(lang, name) as Texts])),
});

/**
 * Renders the page of a path from the same tree as the client: for a visitor, or for a signed-in user who is not known
 * yet. The managers' side is rendered for a manager or an administrator.
 */
export const render: Render = async (payload, { path, signedIn, texts }) => {
  const audience = signedIn ? renderedFor(routeAt(path)) : 'anonymous';
  const resolved = resolvePath(path, { audience, routing: routingOf(payload.config) });
  const redirect = 'redirect' in resolved ? resolved.redirect : undefined;
  const at = redirect ?? path;
  const [i18n] = await Promise.all([
    initI18n(payload.lang, ...new Set(['auth' as const, ...texts.filter(isLaterNamespace)])),
    preload(at),
  ]);
  const sent = await textsIn(i18n, payload.lang, texts);
  // From here on nothing waits: no other page is rendered in between.
  renderAs(audience);
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(
      sheet.collectStyles(
        <StaticRouter location={at}>
          <App payload={payload} i18n={i18n} />
        </StaticRouter>,
      ),
    );
    return { html, styles: sheet.getStyleTags(), redirect, texts: sent };
  } finally {
    sheet.seal();
  }
};
