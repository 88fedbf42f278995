import { describe, expect, it } from 'vitest';
import { errorOfResponse } from './ApiError';

describe('errorOfResponse', () => {
  it.each([
    [
      'code and message',
      { code: 1011, message: 'Invalid login or password' },
      1011,
      'Invalid login or password',
    ],
    ['the default code', { message: 'Broken' }, 1000, 'Broken'],
    ['a code that is no number', { code: '1011', message: 'Broken' }, 1000, 'Broken'],
    ['the error field where there is no message', { code: 1000, error: 'Not Found' }, 1000, 'Not Found'],
    ['a message of spaces', { message: '  ', error: 'Not Found' }, 1000, 'Not Found'],
    ['a trimmed message', { message: '  Broken \n' }, 1000, 'Broken'],
    ['a message without brackets', { message: '[Duplicate email]' }, 1000, 'Duplicate email'],
    ['brackets within', { message: '[a, [b]] ' }, 1000, 'a, b'],
    ['a message that is no text', { message: { a: 1 } }, 1000, 'Server side error'],
    ['a body that is text', '<html>', 1000, 'Server side error'],
    ['no body', null, 1000, 'Server side error'],
  ])('ERR-01 takes %s', (_, body, code, message) => {
    const error = errorOfResponse({ status: 400, body });
    expect(error).toMatchObject({ name: 'ApiError', code, message, response: { status: 400, body } });
  });

  it('ERR-01 passes on what is wrong with which field', () => {
    const details = [{ path: 'email', message: 'Email is in the wrong format' }];
    expect(errorOfResponse({ status: 400, body: { code: 1100, message: 'x', details } }).details).toEqual(
      details,
    );
    expect(errorOfResponse({ status: 400, body: { details: 'x' } }).details).toEqual([]);
  });
});
