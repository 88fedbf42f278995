import { issueIn, ownFile, type Context } from './crossCheck/context';
import type { Path } from './location';
import type { ConfigError } from './types';

/** Every text below a value, with its place. */
const textsIn = (value: unknown, path: Path): { text: string; path: Path }[] => {
  if (typeof value === 'string') return [{ text: value, path }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, [...path, key]));
};

/**
 * Unreadable legal documents by their addresses, because nobody can agree to them. Those that the checks of links and
 * files report are left out.
 */
export function documentIssues(
  context: Context,
  unreadable: readonly string[],
  told: readonly ConfigError[],
): ConfigError[] {
  const { legal } = ownFile(context, 'community.json');
  const base = `/community/${encodeURIComponent(context.checked.folder.domain)}/`;
  const own = textsIn(legal, ['legal']);
  return unreadable.flatMap((address) => {
    const path = own.find(({ text }) => text === address || base + text === address)?.path ?? ['legal'];
    if (told.some((issue) => issue.path === path.join('.') && issue.file.endsWith('community.json')))
      return [];
    const message = `nobody can read the document ${address}`;
    return issueIn(context, 'community.json', path, { code: 'missing-document', found: address, message });
  });
}
