import { describe, expect, it } from 'vitest';
import { langs } from '../lib/lang';
import type { Texts } from '../lib/texts';
import { initI18n } from './initI18n';
import { laterNamespaces } from './later';

const textsIn = (value: Texts | string, key: string): [key: string, text: string][] =>
  typeof value === 'string'
    ? [[key, value]]
    : Object.entries(value).flatMap(([name, part]) => textsIn(part as Texts | string, `${key}.${name}`));

describe.each(langs)('UIX-07 the texts in %s', async (lang) => {
  const all = textsIn((await initI18n(lang, ...laterNamespaces)).getDataByLanguage(lang) as Texts, lang);
  const found = (pattern: RegExp) => all.filter(([, text]) => pattern.test(text));

  it('UIX-07 are many', () => expect(all.length).toBeGreaterThan(1500));

  // 'Report: {{name}}' has no grammatical case, so it is no sentence in Russian.
  it('UIX-07 are not assembled around a colon', () => expect(found(/[:：]\s*\{\{/)).toEqual([]));

  it('UIX-07 name nobody before a colon', () => expect(found(/\{\{\w*[nN]ame\}\}:/)).toEqual([]));

  // Nor a name in brackets behind what is done: 'Report ({{name}})'.
  it('UIX-07 have no name in brackets', () => expect(found(/\(\{\{\w*[nN]ame\}\}\)/)).toEqual([]));

  // «знаком(а)»
  it('UIX-07 have no endings in brackets', () => expect(found(/\p{L}\(\p{L}{1,4}\)/u)).toEqual([]));
});
