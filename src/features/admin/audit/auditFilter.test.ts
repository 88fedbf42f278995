import { describe, expect, it } from 'vitest';
import { filterOf, searchOf } from './auditFilter';

describe('the filter of an address', () => {
  it('is what its address says, and makes that address again', () => {
    const text = 'act=manager.grant&actor=server&subject=a&from=2026-11-01&to=2026-11-21';
    expect(searchOf(filterOf(new URLSearchParams(text))).toString()).toBe(text);
  });

  it('leaves out what is empty, no day, or nothing of ours', () => {
    const given = new URLSearchParams(`act=&from=soon&to=1999-01-01&actor=${'x'.repeat(41)}&page=2`);
    expect(filterOf(given)).toEqual({});
  });
});
