import { expect, it } from 'vitest';
import { errorOfResponse } from '../../../api/ApiError';
import { transportError } from '../../../api/transportError';
import { failureOf } from './failureOf';

const answered = (status: number, code: number) => errorOfResponse({ status, body: { code, message: 'No' } });

it.each([
  ['the browser is offline', new Error('offline')],
  ['the server is not reached', transportError(new TypeError('fetch failed'), 1000)],
  ['the server fails', answered(500, 1000)],
  ['the session has ended', answered(401, 405)],
  // Otherwise those after it would be sent before it.
  ['more was written offline than may be sent in a minute', answered(429, 1104)],
])('CHA-07 H04 a message waits and keeps its place if %s', (_, error) => {
  expect(failureOf(error).isTemporary).toBe(true);
});

it.each([1100, 1102, 1109, 1110])(
  'CHA-07 H04 a message that the server refuses with %i is not sent again',
  (code) => {
    expect(failureOf(answered(400, code))).toEqual({ isTemporary: false, reason: 'No' });
  },
);
