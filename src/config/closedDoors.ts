import { issueIn } from './crossCheck/context';
import type { Door } from './doors';
import { closingText } from './doors';
import type { Layer } from './resolve/layers';
import type { CommunityConfig, ConfigError, FileName } from './types';
import type { CheckedFolder } from './validate/folder';

/** A door that is closed, and the key that guards it, with dots. */
interface ClosedDoor {
  readonly door: Door;
  readonly file: FileName;
  readonly key: string;
}

/** Doors that have a closed value of their own in community.json, by the key that takes it. */
const guardedBy: Readonly<Record<string, Door>> = {
  admission: 'joining',
  transparent: 'the member list',
  'matching.enabled': 'recommendations',
  'matching.connectWith': 'connecting with anyone',
  contactsConfig: 'contacts',
  'contactsConfig.defaultPrivacy': 'contacts',
};

/** What a folder closes because of invalid files, as opposed to what it closes on purpose. */
export function closedDoors(
  { files, closing, closed, withheld }: Layer,
  { auth }: Pick<CommunityConfig, 'auth'>,
  unreadable: readonly string[],
): ClosedDoor[] {
  const file = 'community.json';
  const own = closed.flatMap(({ name, path }): ClosedDoor[] => {
    const key = path.join('.');
    const door = name === file ? guardedBy[key] : undefined;
    return door ? [{ door, file, key }] : [];
  });
  const noMethod = files['authConfig.json'] !== undefined && auth.methods.length === 0;
  const pages = Object.entries(withheld).flatMap(([name, paths]): ClosedDoor[] =>
    name.startsWith('landing') && paths.some(([key = 'sections']) => key === 'sections')
      ? [{ door: 'the welcome page', file: name as FileName, key: 'sections' }]
      : [],
  );
  return [
    ...(noMethod ? [{ door: 'sign-in', file: 'authConfig.json', key: 'methods' } as const] : []),
    ...closing.map(({ name, key }): ClosedDoor => ({ door: 'joining', file: name, key })),
    ...(unreadable.length > 0 ? [{ door: 'joining', file, key: 'legal' } as const] : []),
    ...own,
    ...pages,
  ];
}

/** Whether an issue is about a file, also about one with a misspelled name. */
const isAbout = (file: FileName, issue: ConfigError): boolean =>
  issue.file.endsWith(`/${file}`) || issue.suggestion === file;

/** Whether an issue is at a key, below it, or at an object around it. */
const isNear = (key: string, { path }: ConfigError): boolean =>
  path === key || path.startsWith(`${key}.`) || (path !== '' && key.startsWith(`${path}.`));

/** The issues that close a door: those at its key, otherwise those of the whole file, otherwise any in the file. */
function causesOf({ file, key }: ClosedDoor, issues: readonly ConfigError[]): ConfigError[] {
  const there = issues.filter((issue) => issue.severity !== 'hint' && isAbout(file, issue));
  const near = there.filter((issue) => isNear(key, issue));
  if (near.length > 0) return near;
  const whole = there.filter(({ path }) => path === '');
  return whole.length > 0 ? whole : there;
}

/**
 * Adds closed doors to the issues of a folder: an issue that closes a door is an error that says so, and every closed
 * door has one.
 */
export function withDoors(
  issues: readonly ConfigError[],
  checked: CheckedFolder,
  closed: readonly ClosedDoor[],
): ConfigError[] {
  const unexplained = closed.filter((door) => causesOf(door, issues).length === 0);
  const all = [
    ...issues,
    ...unexplained.map(({ file, key }) =>
      issueIn({ checked }, file, key.split('.'), {
        code: 'closed-door',
        message: `${key} can’t be taken as it is`,
      }),
    ),
  ];
  return all.map((issue) => {
    const behind = closed.filter((door) => causesOf(door, all).includes(issue));
    if (behind.length === 0) return issue;
    const names = [...new Set(behind.map(({ door }) => door))];
    return { ...issue, severity: 'error', doors: names, message: `${issue.message}; ${closingText(names)}` };
  });
}
