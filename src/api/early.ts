import type { EarlyAnswer } from '../lib/earlyCalls';

/**
 * The answer to a call that the page made before its code loaded (src/lib/earlyCalls.ts). Undefined if it made none, or
 * it failed: then the call must be made. Each answer is used once, only for the session and language it was requested
 * for, and not after something may have changed.
 */
export function takeEarly(
  call: string,
  headers: Readonly<Record<string, string>>,
): Promise<EarlyAnswer | undefined> | undefined {
  const early = globalThis.earlyCalls;
  const answer = early?.headers === JSON.stringify(headers) ? early.answers[call] : undefined;
  if (answer) delete early?.answers[call];
  else if (!call.startsWith('GET ')) globalThis.earlyCalls = undefined;
  return answer?.catch(() => undefined);
}
