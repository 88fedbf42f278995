import * as currentUser from '../../../generated/api/contract/currentUser';
import { earlyCallsScript } from '../../../lib/earlyCalls';
import { isManagers, needsUser, rowOf, type ScreenName } from '../../../lib/routes';
import { escapeJson } from './escape';
import { shownTo } from './firstModules';
import { screenCalls, tabCallsOf } from './screenCalls';
import type { Visit } from './visit';

const { method, path } = currentUser.init;

/** The script that makes the first calls of a page's screen while its code loads. Undefined if there are none. */
export function earlyScript({ route, signedIn, body, lang, config }: Visit): string | undefined {
  if (body === 'plain') return undefined;
  const name = shownTo(route, config, signedIn);
  const shown = rowOf(name);
  const user = signedIn && needsUser(route) ? `${method} ${path}` : undefined;
  const screen = shown.screen as ScreenName;
  const calls = screenCalls[screen] ?? [];
  if (!user && calls.length === 0) return undefined;
  return earlyCallsScript(
    {
      path: shown.path,
      user,
      calls,
      lang,
      communityId: config.id,
      signedIn,
      tabs: tabCallsOf(screen, config),
      who: isManagers(name) ? 'manager' : shown.gate === 'admitted' ? 'member' : 'anybody',
    },
    escapeJson,
  );
}
