import { randomBytes } from 'node:crypto';

/** A random key of a delivery. Local parts of addresses may lose their case on the way, so it has small letters and digits. */
export const replyKey = (): string =>
  BigInt(`0x${randomBytes(16).toString('hex')}`)
    .toString(36)
    .padStart(25, '0');

const local = /^b-([0-9a-z]{25})@/i;

/** The sender's address of an email, to which refusals and answers come back. */
export const replyAddress = (key: string, domain: string): string => `b-${key}@${domain}`;

/** The key in such an address. Undefined for any other. */
export const keyOf = (address: string): string | undefined => local.exec(address.trim())?.[1]?.toLowerCase();
