/**
 * Errors on any screen, in the words of section 8 of the specification (ERR-02, ERR-04). The server sends its errors in
 * the reader's language; those with a message from the specification have their texts here by code.
 */
export const errors = {
  generic: 'Error on the server side. Try again later.',
  serverUnavailable: 'Server is unavailable',
  network: 'Network error. Check your connection and try again.',
  aborted: 'The request was cancelled.',
  timeout: 'The server took too long to answer. Try again.',
  code: {
    e405: 'Your session has ended. Sign in again.',
    e503: 'Server is unavailable',
    e1005: 'Account not found',
    e1011: 'Invalid login or password',
    e1014: 'Invalid password',
    e1101: 'This email already exists',
    e1102: 'Invalid code',
  },
} as const;
