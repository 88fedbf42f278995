import { describe, expect, it } from 'vitest';
import { communityDomains } from '../../support/communities';
import { isBuilt, routeNames } from '../../../src/lib/routes';
import { pageRows } from './pages';

const known = { invitationId: 'i', slug: 's', eventId: 'e', chatId: 'c', ownEventId: 'o' };

describe('the pages that bench:page measures', () => {
  it('are of every route that has a screen', () => {
    const names = new Set(pageRows().map(({ name }) => name));
    expect(routeNames.filter((name) => isBuilt(name) && !names.has(name))).toEqual([]);
  });

  it('have addresses without parameters, in communities that exist', () => {
    for (const { path, domain } of pageRows()) {
      expect(path(known)).toMatch(/^\/[^{}]*$/);
      expect(communityDomains()).toContain(domain);
    }
  });

  it('are those of one name, in each of its communities', () => {
    expect(pageRows('event').map(({ domain }) => domain)).toEqual(['default', 'hearth.example']);
  });

  it('are not those of an unknown name', () => {
    expect(() => pageRows('nowhere')).toThrow("There is no page 'nowhere'. Pages: welcome, login");
  });
});
