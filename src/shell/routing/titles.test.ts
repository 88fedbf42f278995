import { describe, expect, it } from 'vitest';
import { builtRoutes } from '../../../tests/support/routes';
import { tabNameValues } from '../../generated/config/navigation';
import { common as en } from '../../i18n/en/common';
import { common as ru } from '../../i18n/ru/common';

describe.each([
  ['en', en.titles],
  ['ru', ru.titles],
])('the title in %s', (_, titles: Partial<Record<string, string>>) => {
  // The welcome page's is the community's own, and a tab's screen has the name of the tab.
  const others = builtRoutes.filter(
    (route) => route !== 'welcome' && !(tabNameValues as readonly string[]).includes(route),
  );
  it.each(others)('ROU-01 of %s', (route) => {
    expect(titles[route]).toMatch(/\S/);
  });

  it('ROU-01 belongs to a screen that exists', () => {
    expect(builtRoutes).toEqual(expect.arrayContaining(Object.keys(titles)));
  });
});
