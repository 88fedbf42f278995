import { describe, expect, it } from 'vitest';
import { deprecatedIn } from './deprecated';

const packages = {
  '': { version: '0.1.0' },
  'node_modules/good': { version: '1.0.0' },
  'node_modules/@scope/old': { version: '2.0.0', deprecated: 'use another' },
  'node_modules/good/node_modules/older': { version: '3.0.0', deprecated: '' },
};

describe('packages of the lock file', () => {
  it('are named where they are deprecated, at any depth, with what to do', () => {
    expect(deprecatedIn({ packages }, [])).toEqual({
      deprecated: [
        { name: '@scope/old', version: '2.0.0', message: 'use another' },
        { name: 'older', version: '3.0.0', message: '' },
      ],
      unused: [],
    });
  });

  it('are left out where they are accepted; one that is accepted and gone is named', () => {
    expect(deprecatedIn({ packages }, ['@scope/old', 'older', 'gone'])).toEqual({
      deprecated: [],
      unused: ['gone'],
    });
  });
});
