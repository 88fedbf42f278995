import type { Agent } from 'undici';
import type { RequestDetails } from 'web-push';
import { AddressRefused, publicAddresses, type AddressRule } from '../../outbound/addressRule';
import type { SendOptions } from '../../notifications/channel';

/** A push service has answered that it does not take a message. */
export class PushRefused extends Error {
  override readonly name = 'PushRefused';
  constructor(
    readonly status: number,
    /** How long it wants to be left alone, in ms. */
    readonly retryAfter?: number,
  ) {
    super(`the push service answered ${status}`);
  }
}

/** The longest time without messages that a push service may ask for, in ms. */
const longestPause = 86_400_000;

/** `Retry-After` in ms: seconds or a date. */
function retryAfterOf(value: string | string[] | undefined, now: Date): number | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  const wait = /^\d{1,9}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime();
  return wait > 0 ? Math.min(wait, longestPause) : undefined;
}

/** Errors of connections over which nothing was sent. */
const neverConnected = new Set([
  'ECONNREFUSED',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Whether a message was certainly not taken. */
export const isNotTaken = (error: unknown): boolean =>
  error instanceof PushRefused ||
  error instanceof AddressRefused ||
  (error instanceof Error && 'code' in error && neverConnected.has(String(error.code)));

/** Hands messages over to the push services of browsers, whose addresses must be public. */
export function createPushService(
  rule: Partial<AddressRule> = {},
  { timeout, now }: { timeout: number; now: () => Date },
) {
  let agent: Agent | undefined;
  return {
    close: () => agent?.destroy(),
    async send({ endpoint, method, headers, body }: RequestDetails, { onHandOver, signal }: SendOptions) {
      const [{ request }, { guardedAgent }] = await Promise.all([
        import('undici'),
        import('../../outbound/guardedAgent'),
      ]);
      agent ??= guardedAgent({ ...publicAddresses, ...rule });
      await onHandOver();
      const answer = await request(endpoint, {
        method,
        headers,
        body,
        dispatcher: agent,
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
      });
      await answer.body.dump();
      const { statusCode } = answer;
      if (statusCode >= 200 && statusCode < 300) return;
      throw new PushRefused(statusCode, retryAfterOf(answer.headers['retry-after'], now()));
    },
  };
}
