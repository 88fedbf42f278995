import type { Waiting, WaitingKind } from '../../../generated/api/admin';
import type { ServerModule } from '../../defineModule';
import type { Asking, CountWaiting } from '../../waitingForManagers';

/** Answers what waits, of the kinds that there is some of: most urgent first, which is the order of the modules (ADM-13). */
export function createWaiting(modules: readonly ServerModule[]) {
  const kinds = modules.flatMap(
    ({ waitingForManagers = {} }) => Object.entries(waitingForManagers) as [WaitingKind, CountWaiting][],
  );
  return async (asking: Asking): Promise<Waiting[]> => {
    const found = await Promise.all(kinds.map(async ([kind, find]) => ({ kind, ...(await find(asking)) })));
    return found.filter(({ count }) => count > 0);
  };
}
