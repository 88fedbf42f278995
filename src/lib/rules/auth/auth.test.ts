import { describe, expect, it } from 'vitest';
import { safeBackTo } from './backTo';
import { checkEmail, normalizeEmail } from '../email';
import { ruleMessages } from '../messages';
import { checkPassword, checkRepeat } from './password';

describe('email', () => {
  it.each([
    'ada@example.org',
    ' ada@example.org\n',
    'a.b+c_d@sub.example.co',
    'имя@пример.рф',
    'o’neil@example.com',
  ])('VAL-01 accepts %j', (email) => expect(checkEmail(email)).toBeUndefined());
  it.each([
    '',
    'ada',
    'ada@',
    '@example.org',
    'ada@example',
    'ada@@example.org',
    'a da@example.org',
    'ada@exam ple.org',
    'ada@.org',
    'ada@example..org',
    '.ada@example.org',
    'ada.@example.org',
    'ada@-example.org',
    'ada@example.org\u0000',
    'ada@example.org, eve@example.org',
    `${'a'.repeat(65)}@example.org`,
    `ada@${'a'.repeat(260)}.org`,
    'a'.repeat(100_000),
    `a@${'a.'.repeat(50_000)}`,
  ])('VAL-01 refuses %j', (email) => expect(checkEmail(email)).toBe('emailFormat'));

  it('VAL-01 has the exact message', () =>
    expect(ruleMessages.emailFormat.en).toBe('Email is in the wrong format'));

  it('compares addresses trimmed and in small letters', () =>
    expect(normalizeEmail(' Ada@Example.ORG ')).toBe('ada@example.org'));
});

describe('password', () => {
  it.each([
    ['1234567', 'passwordLength'],
    ['12345678', undefined],
    ['  1234567  ', 'passwordLength'],
    ['x'.repeat(128), undefined],
    ['x'.repeat(129), 'passwordLength'],
    [` ${'x'.repeat(127)} `, 'passwordLength'],
  ])('VAL-02 %j → %s', (password, issue) => expect(checkPassword(password)).toBe(issue));

  it('VAL-02 and VAL-03 have the exact messages', () => {
    expect(ruleMessages.passwordLength.en).toBe(
      'Length of your password should be between 8 and 128 symbols.',
    );
    expect(ruleMessages.passwordsDiffer.en).toBe("Passwords don't match");
    expect(ruleMessages.policyRequired.en).toBe('Confidentiality agreement required');
  });

  it('VAL-03 compares the repeated password', () => {
    expect(checkRepeat('12345678', '12345678')).toBeUndefined();
    expect(checkRepeat('12345678', '12345679')).toBe('passwordsDiffer');
  });
});

describe('backTo', () => {
  it.each(['/', '/event/7?x=1#y', '/u/ада', '/login?next=http://elsewhere.example'])('takes %j', (path) =>
    expect(safeBackTo(path)).toBe(path),
  );
  it.each([
    undefined,
    '',
    'event/7',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/a\u0000',
    `/${'a'.repeat(3000)}`,
  ])('refuses %j', (path) => expect(safeBackTo(path)).toBeUndefined());
});
