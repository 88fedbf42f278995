import type { EarlyAnswer } from '../lib/earlyCalls';

type Headers = Readonly<Record<string, string>>;

/** Whose answer it is and in which language. The browser’s public address may have become known since the call was made. */
const keyOf = ({ 'X-Public-IP': _, ...others }: Headers): string => JSON.stringify(others);

/**
 * The answer to a call that the page made before its code loaded (src/lib/earlyCalls.ts). Undefined if it made none, or
 * it failed: then the call must be made. Each answer is used once, only for the session and language it was requested
 * for, and not after something may have changed.
 */
export function takeEarly(call: string, headers: Headers): Promise<EarlyAnswer | undefined> | undefined {
  const early = globalThis.earlyCalls;
  const answer =
    early && keyOf(JSON.parse(early.headers) as Headers) === keyOf(headers) ? early.answers[call] : undefined;
  if (answer) delete early?.answers[call];
  else if (!call.startsWith('GET ')) globalThis.earlyCalls = undefined;
  return answer?.catch(() => undefined);
}
