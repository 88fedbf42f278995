import type { ErrorObject } from 'ajv';
import * as validators from '../../generated/config/validators';
import type { Shape } from '../../lib/json/shape';
import { isTimeZone } from '../../lib/timeZone';
import type { SchemaName } from '../fileNames';
import type { Path } from '../location';
import { isObject } from '../resolve/merge';
import { lastStep, stepsOf } from '../validate/errorPath';
import { formAt } from '../validate/form';
import { longList } from '../validate/longList';
import { nearest } from '../validate/nearest';
import { isCompletedBelow } from '../validate/validate';
import { valueAt } from './atPath';

/** One invalid key. */
export interface Broken {
  readonly path: Path;
  /** The value is wrong; a required value is missing; the key is unknown. */
  readonly kind: 'wrong' | 'missing' | 'unknown';
}

const ofFile = ['$schema', 'schemaVersion'];

/** The missing key that an unknown one resembles. Guarding keys take precedence. */
function meantBy(key: string, holder: unknown, { keys = {} }: Shape): string | undefined {
  const known = Object.keys(keys).filter((name) => !ofFile.includes(name));
  const isThere = (name: string) => isObject(holder) && Object.hasOwn(holder, name);
  const rank = (name: string) => (isThere(name) ? 2 : keys[name]?.guard ? 0 : 1);
  const best = nearest(
    key,
    known.toSorted((a, b) => rank(a) - rank(b)),
  );
  return best === undefined || isThere(best) ? undefined : best;
}

/**
 * The keys that an unknown one may have replaced: the nearest missing key, otherwise those that the last known good
 * file had.
 */
function displaced(root: Shape, value: unknown, before: unknown, path: Path): Broken[] {
  const holder = path.slice(0, -1);
  const { shape = {}, value: now } = formAt(root, value, holder);
  const one = meantBy(String(path.at(-1)), now, shape);
  if (one !== undefined) return [{ path: [...holder, one], kind: 'wrong' }];
  const then = valueAt(before, holder);
  const gone = isObject(then) && isObject(now) ? Object.keys(then).filter((key) => !(key in now)) : [];
  const lost = gone.map((key): Broken => ({ path: [...holder, key], kind: 'wrong' }));
  return lost.length > 0 || before || !shape.guard ? lost : [{ path: holder, kind: 'wrong' }];
}

const kindOf = ({ keyword }: ErrorObject): Broken['kind'] => {
  if (keyword === 'required') return 'missing';
  return keyword === 'additionalProperties' || keyword === 'propertyNames' ? 'unknown' : 'wrong';
};

/** Whether a community names a time zone that does not exist, which no schema can check. */
export function hasUnknownZone(name: SchemaName, value: unknown): boolean {
  const zone = name === 'community' && valueAt(value, ['timeZone']);
  return typeof zone === 'string' && !isTimeZone(zone);
}

/** Everything in a file's value that breaks its schema, and a time zone that does not exist. */
export function issuesOf(name: SchemaName, value: unknown, isPart: boolean): Broken[] {
  const tooLong = longList(value);
  if (tooLong) return [{ path: tooLong, kind: 'wrong' }];
  const check = validators[name];
  if (!check(value)) {
    return (check.errors ?? [])
      .filter((error) => error.propertyName === undefined && !(isPart && isCompletedBelow(error)))
      .map((error) => {
        const path = [...stepsOf(error.instancePath, value), ...lastStep(error)];
        const kind = kindOf(error);
        return { path: kind === 'missing' ? [...path, String(error.params.missingProperty)] : path, kind };
      });
  }
  return hasUnknownZone(name, value) ? [{ path: ['timeZone'], kind: 'wrong' }] : [];
}

/** Adds the keys that unknown ones may have replaced; each path once. */
export function withDisplaced(
  issues: readonly Broken[],
  root: Shape,
  value: unknown,
  before: unknown,
): Broken[] {
  const all = issues.flatMap((issue) =>
    issue.kind === 'unknown' ? [issue, ...displaced(root, value, before, issue.path)] : [issue],
  );
  // A required key is reported as missing rather than as displaced.
  const ordered = all.toSorted((a, b) => Number(b.kind === 'missing') - Number(a.kind === 'missing'));
  const byPath = new Map<string, Broken>();
  for (const issue of ordered) {
    const at = JSON.stringify(issue.path);
    if (!byPath.has(at)) byPath.set(at, issue);
  }
  return [...byPath.values()];
}
