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

/** The values that stand beside a colon in a text. */
const besideColons = (text: string, values: readonly string[]): string[] =>
  values.filter((value) =>
    [`${value}:`, `: ${value}`, `: «${value}`, `: “${value}`].some((one) => text.includes(one)),
  );

describe.each(langs)('UIX-07 emails in %s', (lang) => {
  // 'Meeting called off: Ada' has no grammatical case, so it is no sentence in Russian.
  it.each(notificationKinds.all.map((kind) => [kind.kind, kind] as const))(
    'UIX-07 %s is made of whole sentences, none assembled around a colon',
    (_, kind) => {
      const data = kind.sample({ config, lang, siteUrl: 'https://circle.example' });
      const content = kind.content[lang](data, { title: config.community.title });
      const { subject, heading, lead, blocks = [], note } = content;
      const values = [...textsIn(data), config.community.title];
      for (const text of [subject, heading, lead])
        expect([text, besideColons(text, values)]).toEqual([text, []]);
      // A digit is in every time of day.
      const long = values.filter((value) => value.length > 1);
      const paragraphs = blocks.flatMap((block) => (block.type === 'paragraph' ? [block.text] : []));
      for (const text of [...paragraphs, note]) expect([text, besideColons(text, long)]).toEqual([text, []]);
    },
  );
});
