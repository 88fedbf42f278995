import { expect, it } from 'vitest';
import { firstTexts, initI18n } from './initI18n';

it('UIX-07 what one translator loads besides is no text that every page begins with', async () => {
  const first = Object.keys(await firstTexts('en'));
  const translator = await initI18n('en', 'auth');
  expect(translator.hasResourceBundle('en', 'auth')).toBe(true);
  expect(Object.keys(await firstTexts('en'))).toEqual(first);
  expect(first).not.toContain('auth');
});

it('a translator has no properties of its own, which react-i18next would copy for each component', async () => {
  const translator = await initI18n('en');
  expect(Object.getOwnPropertyNames(translator)).toEqual([]);
  expect(translator.t('close')).toBe('Close');
});
