import { hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { oneTimeCode } from '../lib/rules/auth/code';

/** An identifier that cannot be guessed: 128 random bits. */
export const randomId = (): string => randomBytes(16).toString('base64url');

/** A secret of 256 random bits. */
export const randomSecret = (): string => randomBytes(32).toString('base64url');

/** Six digits, zeros in front included. */
export const randomCode = (): string =>
  randomInt(10 ** oneTimeCode.digits)
    .toString()
    .padStart(oneTimeCode.digits, '0');

export const sha256 = (text: string): string => hash('sha256', text, 'base64url');

/** Equality that takes the same time wherever the texts differ. */
export const sameText = (one: string, other: string): boolean =>
  timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'));

/** Like `sameText`, for hashes, whose length is no secret. */
export function sameHash(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

/** `<id>.<secret>` apart, or undefined when it has not that form. */
export function splitToken(token: string): { id: string; secret: string } | undefined {
  const [, id, secret] = /^([\w-]{1,64})\.([\w-]{1,128})$/.exec(token) ?? [];
  return id && secret ? { id, secret } : undefined;
}
