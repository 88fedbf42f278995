import { describe, expect, it } from 'vitest';
import { configFolder, plainDefaults } from '../../../../tests/support/configFolder';
import { buildCommunity } from '../../../config/pipeline';
import { notificationKinds } from '../../notificationKinds';
import type { Setting } from './definition';
import { summaryOf } from './summary';

const { config } = buildCommunity({ folder: configFolder('circle.example', {}), defaults: plainDefaults });
const siteUrl = 'https://circle.example';
const summaryIn = (kind: string, lang: Setting['lang']) => {
  const definition = notificationKinds.find(kind)!;
  return summaryOf(definition, definition.sample({ config, lang, siteUrl }), { config, lang });
};

describe('the summary of a notification', () => {
  it.each(notificationKinds.all.map(({ kind }) => kind))('of %s has a title and a text', (kind) => {
    for (const lang of ['en', 'ru'] as const) {
      const { title, text, action } = summaryIn(kind, lang);
      expect(title).not.toBe('');
      expect(text).not.toBe('');
      if (action) expect([action.label !== '', new URL(action.url).protocol]).toEqual([true, 'https:']);
    }
  });

  it('has the code to type in, or where to go', () => {
    expect(summaryIn('otp', 'en').text.split('\n')).toContainEqual(expect.stringMatching(/^\d{6}$/));
    const { action } = summaryIn('connected', 'en');
    expect(action?.url.startsWith(siteUrl)).toBe(true);
  });
});
