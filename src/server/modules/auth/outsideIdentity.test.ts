import { describe, expect, it } from 'vitest';
import { AppError } from '../../errors';
import { outsideIdentity } from './outsideIdentity';

const claims = { sub: 'ada-1', email: 'Ada@People.example', email_verified: true };
const by = { issuer: 'https://id.example', provider: 'OAUTH2' } as const;
const codeOf = (said: Record<string, unknown>, from: Parameters<typeof outsideIdentity>[0] = by) => {
  try {
    return outsideIdentity(from, { ...claims, ...said }).email;
  } catch (error) {
    return error instanceof AppError ? error.code : error;
  }
};

describe('an outside identity', () => {
  it('AUT-08 AUT-09 has the address in its normal form, and a name that keeps the rules of names', () => {
    const said = { ...claims, given_name: ' Ada\u0000 ', family_name: 'x'.repeat(5000) };
    expect(outsideIdentity(by, said)).toEqual({
      email: 'ada@people.example',
      identity: { ...by, subject: 'ada-1', givenName: 'Ada', familyName: null },
    });
  });

  it.each([
    '',
    'a@b',
    'ada',
    'a@b.example\nc@d.example',
    `${'a'.repeat(300)}@b.example`,
    null,
    7,
    {},
    ['ada@people.example'],
    undefined,
  ])('AUT-08 VAL-04 has no address %j', (email) => {
    for (const trustEmail of [true, false]) expect(codeOf({ email }, { ...by, trustEmail })).toBe(1118);
  });

  it.each([
    ['', 1118],
    ['x'.repeat(256), 1118],
    ['a\nb', 1118],
    [7, 1118],
    [undefined, 1118],
  ])('AUT-09 is nobody by the id %j', (sub, code) => expect(codeOf({ sub })).toBe(code));

  it('AUT-08 AUT-09 holds where the provider confirms the address, or is trusted to', () => {
    for (const email_verified of [false, 'true', undefined]) {
      expect(codeOf({ email_verified })).toBe(1118);
      expect(codeOf({ email_verified }, { ...by, trustEmail: true })).toBe('ada@people.example');
    }
  });
});
