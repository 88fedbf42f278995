import type { Resolved } from '../../../src/config/types';
import type { Landing } from '../../../src/generated/config/landing';
import type { Lang } from '../../../src/lib/lang';
import { counted } from '../report/result';
import type { Side } from './side';
import { countDifferent, isSame } from './values';

type Section = Resolved<Landing>['sections'][number];

/** Sections by their ids, else as the first, second … of their kind. */
function sectionsOf(landing: Resolved<Landing>): Map<string, Section> {
  const seen = new Map<string, number>();
  return new Map(
    landing.sections.map((section) => {
      const name = section.id ?? section.type;
      const count = (seen.get(name) ?? 0) + 1;
      seen.set(name, count);
      return [count > 1 ? `${name} ${count}` : name, section];
    }),
  );
}

function changesBetween(before: Resolved<Landing>, after: Resolved<Landing>): string[] {
  const [{ sections: _old, ...head }, { sections: _new, ...newHead }] = [before, after];
  const [was, is] = [sectionsOf(before), sectionsOf(after)];
  const common = [...is.keys()].filter((name) => was.has(name));
  const formerOrder = [...was.keys()].filter((name) => is.has(name));
  const texts =
    countDifferent(head, newHead) +
    common.reduce((sum, name) => sum + countDifferent(was.get(name), is.get(name)), 0);
  const summarize = (names: string[], what: string) =>
    names.length > 0 ? [`${names.length > 1 ? 'sections' : 'section'} ${names.join(', ')} ${what}`] : [];
  return [
    ...summarize(
      [...is.keys()].filter((name) => !was.has(name)),
      'added',
    ),
    ...summarize(
      [...was.keys()].filter((name) => !is.has(name)),
      'removed',
    ),
    ...(isSame(formerOrder, common) ? [] : ['sections reordered']),
    ...(texts > 0 ? [`${counted(texts, 'text')} changed`] : []),
  ];
}

/** Texts that are there in another language: those the check finds now and did not find before. */
function missing(before: Side, after: Side, lang: Lang): number {
  const count = ({ issues }: Side) =>
    issues.filter(({ code, file }) => code === 'missing-text' && file.endsWith(`landing${lang}.json`)).length;
  return Math.max(0, count(after) - count(before));
}

/** The welcome page in one language. */
export const landingChanges =
  (lang: Lang) =>
  (before: Side, after: Side): string[] => {
    const [was, is] = [before.config.landing[lang], after.config.landing[lang]];
    const lacking = missing(before, after, lang);
    return [
      ...(was && is ? changesBetween(was, is) : []),
      ...(was && !is ? ['page removed'] : []),
      ...(!was && is ? [`new page with ${counted(is.sections.length, 'section')}`] : []),
      ...(lacking > 0 ? [`${counted(lacking, 'text')} missing`] : []),
    ];
  };
