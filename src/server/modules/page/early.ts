import { earlyCallsScript } from '../../../lib/earlyCalls';
import { isManagers, needsUser, rowOf, type ScreenName } from '../../../lib/routes';
import { escapeJson } from './escape';
import { shownTo } from './firstModules';
import { initCall } from './initCall';
import { screenCalls, tabCallsOf } from './screenCalls';
import type { Visit } from './visit';

/** The script that makes the first calls of a page's screen while its code loads. Undefined if there are none. */
export function earlyScript({ route, signedIn, body, lang, config }: Visit): string | undefined {
  if (body === 'plain') return undefined;
  const name = shownTo(route, config, signedIn);
  const shown = rowOf(name);
  const user = signedIn && needsUser(route) ? initCall : undefined;
  const screen = shown.screen as ScreenName;
  // A route whose screen is not built yet has none.
  const calls: readonly string[] | undefined = screenCalls[screen];
  if (!user && !calls?.length) return undefined;
  return earlyCallsScript(
    {
      path: shown.path,
      user,
      calls: calls ?? [],
      lang,
      communityId: config.id,
      signedIn,
      tabs: tabCallsOf(screen, config),
      who: isManagers(name) ? 'manager' : shown.gate === 'admitted' ? 'member' : 'anybody',
    },
    escapeJson,
  );
}

/** The script that makes the calls whose answers a page with data lacks. Undefined if it lacks none. */
export function lackedCallsScript(
  { path, lang, config }: Pick<Visit, 'path' | 'lang' | 'config'>,
  calls: readonly string[],
): string | undefined {
  if (calls.length === 0) return undefined;
  // The server has filled in the parameters, and knows that the reader may make these calls.
  const asked = { path, calls, lang, communityId: config.id, signedIn: true, who: 'anybody' as const };
  return earlyCallsScript(asked, escapeJson);
}
