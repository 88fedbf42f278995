import { profileFields, type FilledField } from '../../lib/rules/profile/profileFields';
import { listLimits } from '../../lib/rules/profile/profileLimits';
import type { Path } from '../location';
import type { ConfigError, FileName } from '../types';
import { issueIn, objects, ownFile, type Context, type CrossCheck } from './context';
import { sectionLists } from './pages';

const isFilled = (field: string): field is FilledField =>
  ['position', 'company', 'about', 'goal'].includes(field);

/** Items of a list that bear an id another one before them has. */
function repeated(
  context: Context,
  file: FileName,
  list: Path,
  items: ReturnType<typeof objects>,
): ConfigError[] {
  const taken = new Set(items.map(({ item }) => item.id));
  const seen = new Set<string>();
  return items.flatMap(({ item: { id }, index }) => {
    if (typeof id !== 'string') return [];
    if (!seen.has(id)) return (seen.add(id), []);
    const message = `the id "${id}" is already used by another item of ${list.at(-1)}`;
    const path = [...list, index, 'id'];
    const fix = [{ set: path, to: freeId(id, taken) }];
    return issueIn(context, file, path, { code: 'duplicate-id', found: id, message, fix });
  });
}

/** The id with the first free number. */
function freeId(id: string, taken: ReadonlySet<unknown>): string {
  for (let number = 2; ; number++) if (!taken.has(`${id}-${number}`)) return `${id}-${number}`;
}

const ownList = (context: Context, file: FileName, key: string): ConfigError[] =>
  repeated(context, file, [key], objects(ownFile(context, file)[key]));

/** Ids of tabs, questions and sections are unique. */
export const checkIds: CrossCheck = (context) => [
  ...ownList(context, 'navigation.json', 'customTabs'),
  ...ownList(context, 'questions.json', 'questions'),
  ...sectionLists(context).flatMap(({ file, path, sections }) =>
    repeated(context, file, [...path, 'sections'], sections),
  ),
];

/** Nobody can choose more options than there are. */
export const checkChoices: CrossCheck = (context) =>
  objects(ownFile(context, 'questions.json').questions).flatMap(({ item: { type, options, max }, index }) => {
    if (type !== 'select' || !Array.isArray(options) || typeof max !== 'number' || max <= options.length)
      return [];
    const allowed = `at most ${options.length}`;
    const message = `can’t choose ${max} of ${options.length} options`;
    const path = ['questions', index, 'max'];
    return max > 50
      ? []
      : issueIn(context, 'questions.json', path, {
          code: 'too-large',
          found: String(max),
          allowed,
          message,
          fix: [{ set: path, to: options.length }],
        });
  });

/** An answer that fills a field of the profile fits there, however long it may be. */
export const checkFills: CrossCheck = (context) =>
  objects(ownFile(context, 'questions.json').questions).flatMap(({ item: { fills, max }, index }) => {
    if (typeof fills !== 'string' || !isFilled(fills)) return [];
    const limit = profileFields[fills].limits.max;
    const longest = typeof max === 'number' ? max : listLimits.answer.max;
    if (longest <= limit) return [];
    const path = ['questions', index, 'max'];
    return issueIn(context, 'questions.json', max === undefined ? ['questions', index, 'fills'] : path, {
      code: 'too-large',
      severity: 'warning',
      found: String(longest),
      allowed: `at most ${limit}`,
      message: `an answer of more than ${limit} characters can’t fill in ${fills}`,
      fix: [{ set: path, to: limit }],
    });
  });
