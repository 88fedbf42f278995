import { isLang, type Lang } from '../../lib/lang';
import type { Issue } from '../load/source';
import type { Path } from '../location';
import { isObject, type Json } from '../resolve/merge';
import type { ConfigError, FileName } from '../types';
import { issueIn, objects, ownFile, texts, type Context, type CrossCheck } from './context';
import { langNames, offeredLangs, sameText, untranslated } from './texts';

const fileOf = (lang: Lang): FileName => `landing${lang}.json`;

const has = (context: Context, lang: Lang): boolean => context.checked.files[fileOf(lang)] !== undefined;

/** A visitor who chooses another language meets this community there, too, not the default one. */
export const checkOwnLandings: CrossCheck = (context) => {
  const offered = offeredLangs(context);
  const { langChoices } = ownFile(context, 'community.json');
  const isInherited = (lang: Lang) =>
    !has(context, lang) && context.defaults?.files[fileOf(lang)] !== undefined;
  if (!offered.some((lang) => has(context, lang))) return [];
  return offered.filter(isInherited).map((lang) => {
    const choice = texts(langChoices).find(({ text }) => text === lang);
    return issueIn(context, 'community.json', choice ? ['langChoices', choice.index] : ['lang'], {
      code: 'untranslated-landing',
      severity: 'warning',
      found: lang,
      message: `there is no ${fileOf(lang)}: in ${langNames[lang]} the default community’s welcome page is shown`,
    });
  });
};

/** A welcome page in a language that the community does not offer. */
export const checkUnusedLandings: CrossCheck = (context) => {
  // Others fall back to those of the default community.
  if (context.checked.folder.domain === 'default') return [];
  const offered = offeredLangs(context);
  return (['en', 'ru'] as const)
    .filter((lang) => isLang(lang) && has(context, lang) && !offered.includes(lang))
    .map((lang) =>
      issueIn(context, fileOf(lang), [], {
        code: 'unused-file',
        severity: 'hint',
        message: `nobody sees this page: ${lang} is neither \`lang\` nor one of \`langChoices\``,
      }),
    );
};

/** A page made of sections, in one language. */
interface Page {
  readonly file: FileName;
  /** Its path in the file. */
  readonly path: Path;
  readonly lang: Lang;
  readonly value: Json;
}

/** Sections of two pages that belong together: by their ids, else the first, second … of their kind. */
function keyed(sections: unknown): Map<string, { section: Json; index: number }> {
  const seen = new Map<string, number>();
  return new Map(
    objects(sections).map(({ item, index }) => {
      const name = typeof item.id === 'string' ? `#${item.id}` : String(item.type);
      const count = (seen.get(name) ?? 0) + 1;
      seen.set(name, count);
      return [`${name} ${count}`, { section: item, index }];
    }),
  );
}

/** Keys of a page with texts. */
const prose = new Set([
  'title',
  'description',
  'text',
  'imageAlt',
  'role',
  'label',
  'markdown',
  'items',
  'actions',
]);

interface Report {
  missing(path: Path, what: string): void;
  same(path: Path, text: string): void;
}

/** Reports texts that `one` has and `other` lacks, and those that are the same in both. */
function compare(one: unknown, other: unknown, path: Path, report: Report): void {
  if (typeof one === 'string') {
    if (sameText(one, other)) report.same(path, one);
  } else if (Array.isArray(one) && Array.isArray(other)) {
    other.forEach((item, index) => compare(one[index], item, [...path, index], report));
    const more = one.length - other.length;
    if (more > 0) report.missing(path, `${more} of ${one.length} items`);
  } else if (isObject(one) && isObject(other)) {
    for (const [key, item] of Object.entries(one)) {
      if (other[key] !== undefined) compare(item, other[key], [...path, key], report);
      else if (prose.has(key)) report.missing(path, key);
    }
  }
}

function lacks(context: Context, one: Page, other: Page): ConfigError[] {
  const issues: ConfigError[] = [];
  const add = (path: Path, issue: Issue) =>
    issues.push(issueIn(context, other.file, [...other.path, ...path], issue));
  const report: Report = {
    missing: (path, found) => {
      const message = `${found}: there in ${langNames[one.lang]}, but not in ${langNames[other.lang]}`;
      add(path, { code: 'missing-text', severity: 'warning', found, message });
    },
    // Reported once, for the page that is not English.
    same: (path, text) => (other.lang === 'en' ? undefined : add(path, untranslated(text))),
  };
  const { sections: ours, ...head } = one.value;
  const { sections: theirs, ...otherHead } = other.value;
  compare(head, otherHead, [], report);
  const matches = keyed(theirs);
  for (const [name, { section }] of keyed(ours)) {
    const match = matches.get(name);
    if (match) compare(section, match.section, ['sections', match.index], report);
    else report.missing(['sections'], `section ${name.replace(/ 1$/, '')}`);
  }
  return issues;
}

/** Pages that are there in two languages. */
function pairs(context: Context): (readonly [Page, Page])[] {
  const [first, second] = offeredLangs(context);
  if (!first || !second) return [];
  const landing = (lang: Lang): Page => ({
    file: fileOf(lang),
    path: [],
    lang,
    value: ownFile(context, fileOf(lang)),
  });
  const own = has(context, first) && has(context, second) ? [[landing(first), landing(second)] as const] : [];
  const partner = Object.entries(ownFile(context, 'partner.json')).flatMap(([name, page]) => {
    const [one, other] = isObject(page) ? [page[first], page[second]] : [];
    if (!isObject(one) || !isObject(other)) return [];
    const inLang = (lang: Lang, value: Json): Page => ({
      file: 'partner.json',
      path: [name, lang],
      lang,
      value,
    });
    return [[inLang(first, one), inLang(second, other)] as const];
  });
  return [...own, ...partner];
}

/** A page has the same texts in both languages. */
export const checkLandingTexts: CrossCheck = (context) =>
  pairs(context).flatMap(([one, other]) => [...lacks(context, one, other), ...lacks(context, other, one)]);
