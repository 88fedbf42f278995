import { describe, expect, it } from 'vitest';
import { communityOf } from '../../tests/support/inCommunity';
import { banner } from './banner';

const told = (issues: string[], files = {}) =>
  banner({
    communities: [{ config: communityOf(files), origin: 'http://circle.example.localhost:3000', issues }],
    more: 0,
    demo: true,
    mailbox: undefined,
  });

describe('what a start prints', () => {
  it('CFG-06 tells of each folder what is wrong in it, and how to look further', () => {
    const text = told(['brand.json:3:1 error one', 'two', 'three', 'four']);
    expect(text).toContain('4 errors in its folder (npm run community -- check circle.example):');
    expect(text).toContain('      brand.json:3:1 error one\n');
    expect(text).toContain('and 1 more');
    expect(text).not.toContain('four');
    expect(told([])).not.toContain('in its folder');
  });

  it('SAF-05 says what whoever runs the server has to see to', () => {
    const text = banner({
      communities: [],
      more: 0,
      demo: false,
      mailbox: undefined,
      warnings: ['Look here.'],
    });
    expect(text).toContain('Attention:\n  Look here.\n');
    expect(told([])).not.toContain('Attention');
  });

  it('CFG-06 says where no way to sign in is left', () => {
    expect(told([], { authConfig: { methods: [{ authType: 'OAUTH2' }] } })).toContain('no way to sign in');
  });
});
