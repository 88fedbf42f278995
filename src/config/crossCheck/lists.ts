import { landingFiles } from '../fileNames';
import type { ConfigError, FileName } from '../types';
import { faultIn, objects, ownFile, type Context, type CrossCheck } from './context';

/** Items of a list that bear an id another one before them has. */
function repeated(context: Context, file: FileName, key: string): ConfigError[] {
  const seen = new Set<string>();
  return objects(ownFile(context, file)[key]).flatMap(({ item: { id }, index }) => {
    if (typeof id !== 'string') return [];
    if (!seen.has(id)) return (seen.add(id), []);
    const message = `the id "${id}" is taken by another item of ${key}`;
    return faultIn(context, file, [key, index, 'id'], { code: 'duplicate-id', found: id, message });
  });
}

/** Tabs, questions and sections can be told apart. */
export const checkIds: CrossCheck = (context) => [
  ...repeated(context, 'navigation.json', 'customTabs'),
  ...repeated(context, 'questions.json', 'questions'),
  ...landingFiles.flatMap((file) => repeated(context, file, 'sections')),
];

/** Nobody can choose more options than there are. */
export const checkChoices: CrossCheck = (context) =>
  objects(ownFile(context, 'questions.json').questions).flatMap(({ item: { type, options, max }, index }) => {
    if (type !== 'select' || !Array.isArray(options) || typeof max !== 'number' || max <= options.length)
      return [];
    const allowed = `at most ${options.length}`;
    const message = `${max} of ${options.length} options cannot be chosen`;
    const path = ['questions', index, 'max'];
    return max > 50
      ? []
      : faultIn(context, 'questions.json', path, { code: 'too-large', found: String(max), allowed, message });
  });
