import { createHmac } from 'node:crypto';
import { sameText } from './tokens';

/** Maximum difference between the signer's clock and ours, in seconds. Older requests are refused as replays. */
const tolerance = 300;

/** How a body is signed at a moment, in seconds since 1970. */
export const signatureOf = (secret: string, body: string, at: number): string =>
  createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');

interface Signed {
  /** `t=<seconds>,v1=<hex>`; with several `v1`, while a secret is changed. */
  header: string | undefined;
  body: string;
  now: Date;
}

/** Whether a body was signed with the secret, and recently (EVT-12). Always false without a secret. */
export function isSigned(secret: string | undefined, { header = '', body, now }: Signed): boolean {
  const parts = header.split(',').map((part) => part.trim().split('='));
  const [, time = ''] = parts.find(([name]) => name === 't') ?? [];
  if (!secret || !/^\d{1,12}$/.test(time)) return false;
  const at = Number(time);
  if (Math.abs(now.getTime() / 1000 - at) > tolerance) return false;
  const expected = signatureOf(secret, body, at);
  return parts.some(([name, value = '']) => name === 'v1' && sameText(value, expected));
}
