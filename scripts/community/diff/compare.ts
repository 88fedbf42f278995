import type { ConfigError } from '../../../src/config/types';
import { areas } from './areas';
import type { Side } from './side';

/** The effects of a change on one community. */
export interface CommunityDiff {
  readonly domain: string;
  readonly title: string;
  readonly kind: 'added' | 'removed' | 'changed';
  /** Its own files are as before: the change came through `default`. */
  readonly isInherited: boolean;
  /** Parts that changed, with what changed in them. */
  readonly areas: readonly { readonly name: string; readonly says: readonly string[] }[];
  /** Issues that were not there before. */
  readonly issues: readonly ConfigError[];
  /** Number of fixed issues. */
  readonly fixed: number;
}

/** One issue is the same on another line. */
const identity = ({ code, file, path, message }: ConfigError): string =>
  JSON.stringify([code, file.split(/[\\/]/).at(-1), path, message]);

/** Issues of one side that the other does not have. */
function issuesOnly(of: readonly ConfigError[], other: readonly ConfigError[]): ConfigError[] {
  const known = new Set(other.map(identity));
  return of.filter((issue) => !known.has(identity(issue)));
}

function compareOne(domain: string, before: Side | undefined, after: Side | undefined): CommunityDiff[] {
  const some = after ?? before;
  if (!some) return [];
  const { title } = some.config.community;
  const base = { domain, title, isInherited: false, areas: [], issues: [], fixed: 0 };
  if (!before) return [{ ...base, kind: 'added', issues: some.issues }];
  if (!after) return [{ ...base, kind: 'removed' }];
  const changed = areas
    .map(({ name, says }) => ({ name, says: says(before, after) }))
    .filter(({ says }) => says.length > 0);
  const issues = issuesOnly(after.issues, before.issues);
  const fixed = issuesOnly(before.issues, after.issues).length;
  if (changed.length + issues.length + fixed === 0) return [];
  const isInherited = before.written === after.written && changed.some(({ name }) => name !== 'assets');
  return [{ ...base, kind: 'changed', isInherited, areas: changed, issues, fixed }];
}

/** The changes between two times, community by community, without unchanged ones. */
export const compare = (
  before: ReadonlyMap<string, Side>,
  after: ReadonlyMap<string, Side>,
): CommunityDiff[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .sort()
    .flatMap((domain) => compareOne(domain, before.get(domain), after.get(domain)));
