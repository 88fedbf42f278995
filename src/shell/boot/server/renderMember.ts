import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { text } from 'node:stream/consumers';
import { initQuery } from '../../../api/queries';
import { queryClient } from '../../../api/queryClient';
import { renderAs } from '../../../api/session/store';
import type { BootPayload } from '../../../config/bootPayload';
import type { MemberData, Rendered, ToRender } from '../../../config/renderedPage';
import { routingOf } from '../../../config/routing';
import type { Init } from '../../../generated/api/currentUser';
import { init as initCall } from '../../../generated/api/client/currentUser';
import { initI18n } from '../../../i18n/initI18n';
import { isLaterNamespace } from '../../../i18n/later';
import { setBrowserFacts } from '../../../lib/browserFacts';
import { failedParts } from '../../../lib/failedParts';
import { takeRenderedParts } from '../../../lib/firstViewPart';
import { withoutQuery } from '../../../lib/addressParts';
import { recordTitle } from '../../../lib/pageName';
import { routeAt } from '../../../lib/routeMatch';
import { needsUser, rowOf } from '../../../lib/routes';
import type { Texts } from '../../../lib/texts';
import { resolvePath } from '../../routes/resolvePath';
import { gateOf } from '../../routing/gate';
import { audienceOf } from '../../session/audience';
import { knownUser } from '../../session/knownUser';
import type { EmbeddedData } from '../embeddedData';
import { factsOf } from '../factsOf';
import type { inOrder } from './inOrder';
import { preloadPage } from './preloadPage';
import { givenAnswers } from './givenAnswers';
import { treeOf } from './treeOf';

const initKey = `${initCall.method} ${initCall.path}`;

/** ms: nothing takes so long, and a part that never comes must not hold up the pages after it. */
const longest = 30_000;

/**
 * Renders a tree to its end, without anything that needs a script to appear. Rejects with the first error of a part, and
 * if the code of a part does not come.
 */
async function renderWhole(tree: ReactNode): Promise<string> {
  let failure: unknown;
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(new Error(`not rendered within ${longest} ms`)), longest);
  failedParts.retry();
  const endHearing = failedParts.subscribe(() => {
    if (failedParts.some()) stop.abort(new Error('the code of a part did not come'));
  });
  try {
    const { prelude } = await prerenderToNodeStream(tree, {
      progressiveChunkSize: Infinity,
      signal: stop.signal,
      onError: (error) => {
        failure ??= error;
      },
    });
    if (failure !== undefined) throw failure;
    return await text(prelude);
  } finally {
    clearTimeout(timer);
    endHearing();
    // React keeps the contexts of a tree, and with them its data, until it renders another.
    await prerenderToNodeStream(null);
  }
}

/** Where a member's request leads, and as whom they see it. Undefined if the page is not for them now. */
function visitOf({ config }: BootPayload, { url }: MemberData, init: Init) {
  const user = { ...knownUser(init), token: 'somebody' };
  const audience = audienceOf(user);
  const resolved = resolvePath(withoutQuery(url), { audience, routing: routingOf(config) });
  const redirect = 'redirect' in resolved ? resolved.redirect : undefined;
  const at = redirect ?? url;
  const route = routeAt(withoutQuery(at));
  const { eventOnly } = config.community;
  const survey = config.questions.questions.length > 0;
  if (!route || !needsUser(route) || gateOf({ init, route, survey, eventOnly })) return undefined;
  // Only the browser knows how far a newcomer has come.
  if (rowOf(route).gate === 'newcomer') return undefined;
  return { user, audience, redirect, at };
}

/** Renders a page with the data of a member. Undefined if it is not for them now, or they are not known. */
export async function renderMember(
  payload: BootPayload,
  { member, texts }: { member: MemberData; texts: ToRender['texts'] },
  exclusively: ReturnType<typeof inOrder>,
): Promise<Rendered | undefined> {
  const answer = member.answers[initKey];
  if (answer === undefined) return undefined;
  const init = JSON.parse(answer) as Init;
  const visit = visitOf(payload, member, init);
  if (!visit) return undefined;
  const { user, audience, redirect, at } = visit;
  const [i18n] = await Promise.all([
    initI18n(payload.lang, ...texts.filter(isLaterNamespace)),
    preloadPage(withoutQuery(at)),
  ]);
  return exclusively(async () => {
    const given = givenAnswers(member.answers);
    try {
      const { tree, styles } = treeOf({ payload, i18n }, at);
      renderAs(audience, user);
      setBrowserFacts(factsOf(payload, member, init));
      takeRenderedParts();
      queryClient.setQueryData(initQuery.queryKey, init);
      const titleOf = recordTitle();
      const html = await renderWhole(tree);
      const embedded: EmbeddedData = { queries: given.queries(), parts: takeRenderedParts() };
      return {
        html,
        title: titleOf(),
        styles: styles(),
        redirect,
        texts: i18n.getDataByLanguage(payload.lang) as Record<string, Texts>,
        queries: JSON.stringify(embedded),
        parts: embedded.parts,
        used: [initKey, ...given.used()],
      };
    } finally {
      given.end();
      setBrowserFacts(undefined);
      renderAs('anonymous');
    }
  });
}
