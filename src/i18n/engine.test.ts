import { createInstance as createReal, type Resource } from 'i18next';
import { describe, expect, it } from 'vitest';
import { langs } from '../lib/lang';
import { bundle as en } from './en';
import { createInstance } from './engine';
import { bundle as ru } from './ru';
import type { Texts } from './types';

const bundles: Record<string, Texts> = { en, ru };

function keysOf(texts: Texts, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );
}

const values = { title: '<Title & more>', name: 'Ann', email: 'a@b.example', time: '00:10', device: 'x' };

async function pair(lang: string) {
  const options = {
    lng: lang,
    fallbackLng: false as const,
    resources: { [lang]: bundles[lang] ?? {} } as Resource & Record<string, Texts>,
    ns: Object.keys(bundles[lang] ?? {}),
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    initAsync: false,
  };
  const [ours, real] = [createInstance(), createReal()];
  await Promise.all([ours.init(options), real.init(options)]);
  return { ours, real };
}

describe('UIX-07 the light engine answers what i18next answers', () => {
  it.each(langs)('for every text and every count in %s', async (lang) => {
    const { ours, real } = await pair(lang);
    for (const [ns, texts] of Object.entries(bundles[lang] ?? {})) {
      const t = real.getFixedT(lang, ns as 'common') as unknown as (key: string, values?: object) => string;
      const mine = ours.getFixedT(lang, ns);
      for (const key of keysOf(texts as Texts)) {
        expect(mine(key, values), `${ns}:${key}`).toBe(t(key, values));
        const base = key.replace(/_(one|few|many|other)$/, '');
        if (base === key) continue;
        for (const count of [0, 1, 2, 3, 4, 5, 11, 12, 21, 22, 25, 101, 111, 1.5]) {
          expect(mine(base, { ...values, count }), `${ns}:${base} ${count}`).toBe(
            t(base, { ...values, count }),
          );
        }
      }
    }
  });

  it.each([['header.logIn'], ['errors:generic'], ['common:nav.label'], ['nothing.here'], ['errors:none']])(
    'for the key %s without a namespace of its own',
    async (key) => {
      const { ours, real } = await pair('en');
      expect(ours.exists(key)).toBe(real.exists(key));
      const known = real.exists(key);
      if (known) expect(ours.t(key)).toBe((real.t as (key: string) => string)(key));
    },
  );
});
