import { describe, expect, it } from 'vitest';
import { accountLanguage } from './useAccountLanguage';

describe('the language stored with an account', () => {
  it.each([
    ['is spoken in a browser without a choice', 'RU', null, ['en', 'ru'], 'ru'],
    ['gives way to what was chosen in this browser', 'RU', 'en', ['en', 'ru'], undefined],
    ['is none where nothing was chosen', null, null, ['en', 'ru'], undefined],
    ['is not spoken where the community does not offer it', 'RU', null, ['en'], undefined],
  ] as const)('UIX-07 U02 %s', (_, preferredLang, chosen, offered, expected) => {
    expect(accountLanguage({ preferredLang }, { chosen, offered })).toBe(expected);
  });
});
