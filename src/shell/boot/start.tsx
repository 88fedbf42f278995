import type { i18n } from 'i18next';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { configureApi } from '../../api/settings';
import { reportError } from '../../api/reportError';
import { renderAs, sessionId, storeSessionCookie, useSession } from '../../api/session/store';
import { dataElementId, type BootPayload } from '../../config/bootPayload';
import { initI18n, translatorOf } from '../../i18n/initI18n';
import { matchRoute } from '../../lib/routeMatch';
import { isManagers, renderedFor } from '../../lib/routes';
import { wantLaterParts } from '../context/firstTouch';
import { mayReach } from '../routes/access';
import { preloadScreen } from '../routing/screenComponents';
import { audienceOf } from '../session/audience';
import { ClientApp } from './ClientApp';
import { savesData } from './connection';
import { showFailedStart } from './failedStart';
import { readPayload } from './readPayload';
import { replayEarlyPress } from './replayEarlyPress';
import { switchToStoredLanguage } from './storedLanguage';
import { whenIdle } from '../../api/whenIdle';

const options: RootOptions = {
  onCaughtError: reportError,
  onUncaughtError: reportError,
  onRecoverableError: reportError,
};

async function fetchedPayload(): Promise<BootPayload> {
  const { fetchPayload } = await import('./fetchPayload');
  return fetchPayload();
}

/** Starts the client in `root`. If it fails, the page says so and offers a reload (UIX-04). */
export async function start(root: HTMLElement): Promise<void> {
  try {
    await startIn(root, (i18n) => {
      if (savesData()) return;
      whenIdle(() => void import('./fetchAhead').then(({ fetchAhead }) => fetchAhead(i18n), reportError));
    });
  } catch (error) {
    reportError(error);
    showFailedStart(root);
  }
}

/** Whether nobody has pressed anything yet, or is about to. */
const isUntouched = (): boolean =>
  !window.earlyPress && (document.activeElement ?? document.body) === document.body;

/** State that one screen passed to the next survives a reload, but the server cannot know it. */
const carriesState = (): boolean => Boolean((history.state as { usr?: unknown } | null)?.usr);

/** Removes the data of another session: another tab has signed in or out since the page was requested. */
function removeForeign(payload: BootPayload, root: HTMLElement): void {
  if (!payload.member || payload.member.sessionId === sessionId()) return;
  root.replaceChildren();
  document.getElementById(dataElementId)?.remove();
  delete payload.member;
  delete payload.rendered;
}

/** Hydrates the server's markup if it fits the current user, otherwise renders (CFG-04). */
async function startIn(root: HTMLElement, onShown: (translator: i18n) => void): Promise<void> {
  const payload = readPayload() ?? (await fetchedPayload());
  if (switchToStoredLanguage(payload)) return;
  removeForeign(payload, root);
  configureApi({
    communityId: payload.config.id,
    lang: payload.lang,
    errorReportUrl: payload.errorReportUrl,
  });
  storeSessionCookie();
  const anonymous = useSession.getState().token === null;
  const match = matchRoute(location.pathname);
  const route = match?.name;
  const [i18n, prepared] = await Promise.all([
    payload.texts ? translatorOf(payload.lang, payload.texts) : initI18n(payload.lang),
    anonymous
      ? route && preloadScreen(route).then(() => undefined)
      : import('./memberStart').then(({ prepareMember }) => prepareMember(match, payload)),
  ]);
  // The session may have ended meanwhile.
  removeForeign(payload, root);
  const app = <ClientApp payload={payload} i18n={i18n} onShown={() => onShown(i18n)} />;
  const { rendered, member } = payload;
  const fits = member
    ? prepared?.isTakenOver
    : (!route || !isManagers(route) || mayReach(audienceOf(useSession.getState()), route)) &&
      !(prepared?.isKnown && isUntouched());
  if (rendered && rendered.signedIn !== anonymous && fits && !carriesState()) {
    if (!member) renderAs(anonymous ? 'anonymous' : renderedFor(route));
    if (rendered.redirect) history.replaceState(null, '', rendered.redirect);
    hydrateRoot(root, app, options);
    if (!anonymous || route !== 'welcome') wantLaterParts();
    replayEarlyPress();
    return;
  }
  wantLaterParts();
  replayEarlyPress();
  // The server's markup stays until the first commit replaces it.
  createRoot(root, options).render(app);
}
