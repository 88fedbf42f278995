import { describe, expect, it } from 'vitest';
import { configFolder, plainDefaults } from '../../../../tests/support/configFolder';
import { buildCommunity } from '../../../config/pipeline';
import { langs } from '../../../lib/lang';
import { notificationKinds } from '../../notificationKinds';

const { config } = buildCommunity({
  folder: configFolder('circle.example', { 'community.json': { title: 'Circle' } }),
  defaults: plainDefaults,
});

/** All texts of a notification's data, at any depth. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value ? [value] : [];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
};

describe.each(langs)('UIX-07 emails in %s', (lang) => {
  // 'Meeting called off: Ada' has no grammatical case, so it is no sentence in Russian.
  it.each(notificationKinds.all.map((kind) => [kind.kind, kind] as const))(
    'UIX-07 %s begins with a whole sentence, none assembled around a colon',
    (_, kind) => {
      const data = kind.sample({ config, lang, siteUrl: 'https://circle.example' });
      const { subject, heading, lead } = kind.content[lang](data, { title: config.community.title });
      const parts = [...textsIn(data), config.community.title];
      for (const text of [subject, heading, lead]) {
        const found = parts.filter((part) =>
          [`${part}:`, `: ${part}`, `: «${part}`, `: “${part}`].some((one) => text.includes(one)),
        );
        expect([text, found]).toEqual([text, []]);
      }
    },
  );
});
