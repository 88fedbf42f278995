import { describe, expect, it } from 'vitest';
import { landingLinks } from './landingLinks';

const hero = (id?: string) => ({ type: 'hero', title: 'x', id }) as const;

describe('landingLinks', () => {
  it('NAV-01 lead to the sections that carry the ids, in the order About, Members, Experts', () => {
    const sections = [hero('experts'), hero('members'), hero(), hero('about'), hero('rules')];
    expect(landingLinks({ sections })).toEqual([
      { name: 'about', to: '/#about' },
      { name: 'members', to: '/#members' },
      { name: 'experts', to: '/#experts' },
    ]);
  });

  it('NAV-01 lead nowhere where there is no such section', () => {
    expect(landingLinks({ sections: [hero()] })).toEqual([]);
    expect(landingLinks(undefined)).toEqual([]);
  });
});
