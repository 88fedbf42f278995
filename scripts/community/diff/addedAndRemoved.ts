import { counted } from '../report/result';

/** Names that came and went: `1 tab more: events`, `2 tabs gone: chats, contacts`. */
export function addedAndRemoved(before: readonly string[], after: readonly string[], noun: string): string[] {
  const summarize = (names: readonly string[], what: string) =>
    names.length > 0 ? [`${counted(names.length, noun)} ${what}: ${names.join(', ')}`] : [];
  return [
    ...summarize(
      after.filter((name) => !before.includes(name)),
      'more',
    ),
    ...summarize(
      before.filter((name) => !after.includes(name)),
      'gone',
    ),
  ];
}
