import type { RuleMessage } from '../messages';

const passwordLength = { min: 8, max: 128 } as const;

/** The issue of a password, or undefined: at least 8 characters after trimming, at most 128 in all (VAL-02). */
export function checkPassword(password: string): RuleMessage | undefined {
  return password.trim().length >= passwordLength.min && password.length <= passwordLength.max
    ? undefined
    : 'passwordLength';
}

/** The issue of a repeated password, or undefined (VAL-03). */
export const checkRepeat = (password: string, repeated: string): RuleMessage | undefined =>
  password === repeated ? undefined : 'passwordsDiffer';
