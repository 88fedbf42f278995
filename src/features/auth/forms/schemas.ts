import * as v from 'valibot';
import { checkEmail } from '../../../lib/rules/email';
import type { RuleMessage } from '../../../lib/rules/messages';
import { checkPassword, checkRepeat } from '../../../lib/rules/auth/password';

// The rules are the server's too (VAL-04); a schema's message is the rule's name, put into words where it is shown.
const rule = (check: (value: string) => RuleMessage | undefined, message: RuleMessage) =>
  v.check((value: string) => check(value) === undefined, message);

const email = v.pipe(v.string(), v.trim(), rule(checkEmail, 'emailFormat'));
const password = v.pipe(v.string(), rule(checkPassword, 'passwordLength'));

const message = 'passwordsDiffer' satisfies RuleMessage;
const same = (input: { password: string; repeat: string }) =>
  checkRepeat(input.password, input.repeat) === undefined;

/** Recovery, code and link: where to write to (VAL-01). */
export const emailSchema = v.object({ email });

/** Login (VAL-01, VAL-02). */
export const signInSchema = v.object({ email, password });

/** Setting a new password (VAL-02, VAL-03). */
export const newPasswordSchema = v.pipe(
  v.object({ password, repeat: v.string() }),
  v.forward(v.partialCheck([['password'], ['repeat']], same, message), ['repeat']),
);

/** Registration; consent is asked for beside it, because every way of opening an account needs it (VAL-01 to 03). */
export const registrationSchema = v.pipe(
  v.object({ email, password, repeat: v.string() }),
  v.forward(v.partialCheck([['password'], ['repeat']], same, message), ['repeat']),
);
