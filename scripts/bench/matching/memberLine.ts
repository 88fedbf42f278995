import { isLang } from '../../../src/lib/lang';
import type { Participant } from '../../../src/server/modules/matching/engine/round/types';

const texts = ['lookingFor', 'about', 'goal', 'position', 'company', 'city'] as const;

/** A person from a line of JSON, or the error of the line. */
export function memberOf(line: string): Participant | string {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return 'is not JSON';
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'is not an object';
  const { id, lang, tags = [], ...rest } = value as Record<string, unknown>;
  if (typeof id !== 'string' || id === '') return 'has no "id", a text';
  if (!isLang(lang)) return '"lang" is neither "en" nor "ru"';
  if (!Array.isArray(tags) || !tags.every((tag) => typeof tag === 'string'))
    return '"tags" is not a list of texts';
  const wrong = texts.find((name) => !['string', 'undefined'].includes(typeof (rest[name] ?? undefined)));
  if (wrong) return `"${wrong}" is not a text`;
  const text = (name: (typeof texts)[number]) => (rest[name] as string | null | undefined) ?? '';
  return {
    id,
    lang,
    lookingFor: text('lookingFor'),
    about: text('about'),
    goal: text('goal'),
    position: text('position'),
    company: text('company'),
    city: text('city'),
    tags: tags as string[],
    enabled: true,
    profileEnabled: true,
    networkingEnabled: true,
    newcomer: false,
  };
}
