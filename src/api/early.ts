import type { EarlyAnswer } from '../lib/earlyCalls';

/**
 * What came back for a call that the page made before it had its code (src/lib/earlyCalls.ts): undefined where it made
 * none, or it failed, and the call is to be made. Each answer is taken once, and none of them by another session or
 * language than it was asked for, nor after something may have been changed.
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
