import { describe, expect, it } from 'vitest';
import { isSigned, signatureOf } from './signature';

const [secret, body, at] = ['a secret of sixteen', '{"paymentId":"1"}', 1_900_000_000];
const good = signatureOf(secret, body, at);
const signed = (
  header: string | undefined,
  change: { body?: string; seconds?: number; secret?: string } = {},
) =>
  isSigned('secret' in change ? change.secret : secret, {
    header,
    body: change.body ?? body,
    now: new Date((at + (change.seconds ?? 0)) * 1000),
  });

describe('EVT-12 the signature of a payment', () => {
  it.each<[string, boolean, boolean]>([
    ['by the secret', signed(`t=${at},v1=${good}`), true],
    ['with a space', signed(`t=${at}, v1=${good}`), true],
    ['by one of two secrets', signed(`t=${at},v1=${'0'.repeat(64)},v1=${good}`), true],
    ['five minutes ago', signed(`t=${at},v1=${good}`, { seconds: 300 }), true],
    ['longer ago', signed(`t=${at},v1=${good}`, { seconds: 301 }), false],
    ['in the future', signed(`t=${at},v1=${good}`, { seconds: -301 }), false],
    ['of another body', signed(`t=${at},v1=${good}`, { body: `${body} ` }), false],
    ['of another moment', signed(`t=${at + 1},v1=${good}`), false],
    ['by another secret', signed(`t=${at},v1=${signatureOf('another', body, at)}`), false],
    ['without a secret', signed(`t=${at},v1=${signatureOf('', body, at)}`, { secret: undefined }), false],
    ['without a moment', signed(`v1=${good}`), false],
    ['without a signature', signed(`t=${at}`), false],
    ['not at all', signed(undefined), false],
    ['with a moment that is none', signed(`t=1e9,v1=${good}`), false],
  ])('%s', (_, is, expected) => expect(is).toBe(expected));
});
