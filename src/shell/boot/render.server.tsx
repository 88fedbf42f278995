import type { i18n } from 'i18next';
import { renderToString } from 'react-dom/server';
import { queryClient } from '../../api/queryClient';
import { renderAs } from '../../api/session/store';
import type { Render, Rendered } from '../../config/renderedPage';
import { routingOf } from '../../config/routing';
import { firstTexts, initI18n } from '../../i18n/initI18n';
import { isLaterNamespace } from '../../i18n/later';
import type { Lang } from '../../lib/lang';
import { recordTitle } from '../../lib/pageName';
import { routeAt } from '../../lib/routeMatch';
import { renderedFor } from '../../lib/routes';
import type { Texts } from '../../lib/texts';
import { resolvePath } from '../routes/resolvePath';
import { inOrder } from './server/inOrder';
import { preloadPage } from './server/preloadPage';
import { renderMember } from './server/renderMember';
import { treeOf } from './server/treeOf';

/** The texts of every page, and the other namespaces that a translator has loaded. */
const textsIn = async (
  translator: i18n,
  lang: Lang,
  also: readonly string[],
): Promise<Rendered['texts']> => ({
  ...(await firstTexts(lang)),
  ...Object.fromEntries(also.map((name) => [name, translator.getResourceBundle(lang, name) as Texts])),
});

/** One page after the other, because the state of modules is that of the page that is being rendered. */
const exclusively = inOrder();

/**
 * Renders the page of a path from the same tree as the client: for a visitor, for a signed-in user who is not known
 * yet, or with a member's data. Without them, the managers' side is rendered for a manager or an administrator.
 */
export const render: Render = async (payload, asked) => {
  const { path, signedIn, texts, member } = asked;
  if (member) return renderMember(payload, { member, texts }, exclusively);
  const audience = signedIn ? renderedFor(routeAt(path)) : 'anonymous';
  const resolved = resolvePath(path, { audience, routing: routingOf(payload.config) });
  const redirect = 'redirect' in resolved ? resolved.redirect : undefined;
  const at = redirect ?? path;
  const [i18n] = await Promise.all([
    initI18n(payload.lang, ...new Set(['auth' as const, ...texts.filter(isLaterNamespace)])),
    preloadPage(at),
  ]);
  const sent = await textsIn(i18n, payload.lang, texts);
  return exclusively(() => {
    renderAs(audience);
    const { tree, styles } = treeOf({ payload, i18n }, at);
    const titleOf = recordTitle();
    const html = renderToString(tree);
    queryClient.clear();
    return { html, title: titleOf(), styles: styles(), redirect, texts: sent };
  });
};
