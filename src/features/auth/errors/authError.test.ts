import { expect, it } from 'vitest';
import { ApiError } from '../../../api/ApiError';
import { initI18n } from '../../../i18n/initI18n';
import { authErrorText, codeOf } from './authError';

const refused = (message: string, code?: number) => new ApiError(message, { code });

it.each([
  [refused('Account not found', 1005), 'Account not found', 'Аккаунт не найден'],
  [refused('Access Denied'), 'Account not found', 'Аккаунт не найден'],
  [refused('Access Denied', 1000), 'Account not found', 'Аккаунт не найден'],
  [refused('whatever', 1011), 'Invalid login or password', 'Неверный логин или пароль'],
  [refused('Invalid login or password'), 'Invalid login or password', 'Неверный логин или пароль'],
  [refused('Invalid password', 1014), 'Invalid password', 'Неверный пароль'],
  [refused('Duplicate email'), 'This email already exists', 'Эта почта уже зарегистрирована'],
  [refused('Duplicate email', 1101), 'This email already exists', 'Эта почта уже зарегистрирована'],
  [refused('Invalid code'), 'Invalid code', 'Неверный код'],
])('ERR-03 %o is told in the viewer’s language', async (error, en, ru) => {
  expect(authErrorText(error, await initI18n('en'))).toBe(en);
  expect(authErrorText(error, await initI18n('ru'))).toBe(ru);
});

it('ERR-03 a message in no table is shown as it is', async () => {
  const i18n = await initI18n('ru');
  expect(authErrorText(refused('Your address is on holiday'), i18n)).toBe('Your address is on holiday');
});

it('ERR-03 what is no failed call has no code', async () => {
  expect(codeOf(new Error('Duplicate email'))).toBe(0);
  expect(authErrorText(new Error('x is undefined'), await initI18n('en'))).toBe(
    'Error on the server side. Try again later.',
  );
});
