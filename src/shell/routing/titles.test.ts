import { describe, expect, it } from 'vitest';
import { builtRoutes } from '../../../tests/support/routes';
import { common as en } from '../../i18n/en/common';
import { common as ru } from '../../i18n/ru/common';

describe.each([
  ['en', en.titles],
  ['ru', ru.titles],
])('the title in %s', (_, titles: Partial<Record<string, string>>) => {
  // The welcome page's is the community's own.
  it.each(builtRoutes.filter((route) => route !== 'welcome'))('ROU-01 of %s', (route) => {
    expect(titles[route]).toMatch(/\S/);
  });

  it('ROU-01 belongs to a screen that exists', () => {
    expect(builtRoutes).toEqual(expect.arrayContaining(Object.keys(titles)));
  });
});
