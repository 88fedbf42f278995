import type { RuleMessage } from './messages';

// One `@`, no blanks or control characters, no empty label, a top-level domain of two letters or more.
// Every part has one way to match, so that a long hostile text costs linear time.
const pattern =
  /^[^\s\p{Cc}@<>()[\],;:\\"]+@(?=[^@]{1,253}$)(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]{0,61}[\p{L}\p{N}]$/u;

/** Longest address a mail server takes. */
export const maxEmailLength = 254;

/** The form in which addresses are stored and compared: trimmed, small letters. */
export const normalizeEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase();

/** The issue of an address, or undefined when it is in order (VAL-01). */
export function checkEmail(email: string): RuleMessage | undefined {
  const trimmed = email.trim();
  const local = trimmed.indexOf('@');
  const dots = trimmed.startsWith('.') || trimmed.includes('..') || trimmed[local - 1] === '.';
  if (trimmed.length > maxEmailLength || local > 64 || dots || !pattern.test(trimmed)) return 'emailFormat';
  return undefined;
}
