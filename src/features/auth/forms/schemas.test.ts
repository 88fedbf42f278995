import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { emailSchema, newPasswordSchema, registrationSchema, signInSchema } from './schemas';

type Schema = Parameters<typeof safeParse>[0];

/** `field: rule` of every error, in order. */
const errors = (schema: Schema, input: unknown) =>
  (safeParse(schema, input).issues ?? []).map(
    ({ path, message }) => `${path?.map(({ key }) => String(key)).join('.')}: ${message}`,
  );

const good = { email: 'anna@circle.example', password: 'longenough', repeat: 'longenough' };

describe('rules of the forms', () => {
  it.each(['', 'anna', 'anna@', '@circle.example', 'anna@circle', 'a b@circle.example'])(
    'VAL-01 refuses the address %j',
    (email) => {
      expect(errors(emailSchema, { email })).toEqual(['email: emailFormat']);
    },
  );

  it('VAL-01 trims the address before it looks', () => {
    expect(safeParse(emailSchema, { email: ' anna@circle.example ' }).output).toEqual({
      email: 'anna@circle.example',
    });
  });

  it.each([
    ['1234567', false],
    ['       1', false],
    ['12345678', true],
    ['x'.repeat(128), true],
    ['x'.repeat(129), false],
  ])('VAL-02 password %j: %s', (password, fine) => {
    expect(errors(signInSchema, { email: good.email, password })).toEqual(
      fine ? [] : ['password: passwordLength'],
    );
  });

  it('VAL-03 the repeated password must be the same, at registration and at recovery', () => {
    expect(errors(registrationSchema, good)).toEqual([]);
    expect(errors(registrationSchema, { ...good, repeat: 'other' })).toEqual(['repeat: passwordsDiffer']);
    expect(errors(newPasswordSchema, { password: good.password, repeat: '' })).toEqual([
      'repeat: passwordsDiffer',
    ]);
  });

  it('VAL-03 says all that is wrong at once', () => {
    expect(errors(registrationSchema, { email: 'anna', password: 'short', repeat: 'other' })).toEqual([
      'email: emailFormat',
      'password: passwordLength',
      'repeat: passwordsDiffer',
    ]);
  });
});
