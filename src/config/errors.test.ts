import { describe, expect, it } from 'vitest';
import { formatError } from './errors';
import type { ConfigError } from './types';

const error: ConfigError = {
  code: 'unknown-key',
  severity: 'error',
  file: 'communities/a/brand.json',
  line: 3,
  column: 5,
  path: 'colors.primry',
  found: 'primry',
  allowed: 'primary, secondary',
  suggestion: 'primary',
  message: 'the key "primry" is unknown here',
};

describe('formatError (CFG-06)', () => {
  it('CFG-06 says where, what, what instead and what was meant, on one line', () => {
    expect(formatError(error)).toBe(
      'communities/a/brand.json:3:5 error unknown-key colors.primry: the key "primry" is unknown here (allowed: primary, secondary); did you mean "primary"?',
    );
  });

  it('does not say twice what the message says', () => {
    const message = 'expected a list, found 5';
    expect(formatError({ ...error, path: '', message, allowed: 'a list', suggestion: undefined })).toBe(
      'communities/a/brand.json:3:5 error unknown-key: expected a list, found 5',
    );
  });
});
