import { shapes } from '../../generated/config/shapes';
import type { Shape } from '../../lib/json/shape';
import type { SchemaName } from '../fileNames';
import type { Path } from '../location';
import { isObject, type Json } from '../resolve/merge';
import { formAt } from '../validate/form';
import { mostErrors } from '../validate/validate';
import { isTooDeep, removeAt, setAt } from './atPath';
import { earlier } from './earlier';
import { issuesOf, withDisplaced, type Broken } from './issues';
import { guardAt, guardsBelow, isInGuardedList } from './guards';

/** A valid value of a file, and the keys that were replaced. */
export interface Recovered {
  readonly value: Json;
  /** Dropped keys: the schema's default replaces them, and not the default community's value. */
  readonly withheld: readonly Path[];
  /** Top-level keys that guard something, have no closed value of their own, and are not known from before. */
  readonly closing: readonly string[];
  /** Keys that guard something and took their closed value. */
  readonly closed: readonly Path[];
}

interface Damaged {
  /** The file's value. Undefined if it is not readable at all. */
  readonly value: Json | undefined;
  /** The last known good version of the file. */
  readonly before?: Json;
  /** Duplicate keys: it is unknown which of two values should guard. */
  readonly doubled?: readonly Path[];
  /** It lies over other values, which complete it. */
  readonly isPart?: boolean;
}

/** Replaces an unknown file: everything that guards something is closed. */
function closedFile(root: Shape): Recovered {
  const value = {};
  const guards = guardsBelow(root);
  for (const { path, guard } of guards) {
    if ('closed' in guard && guard.closed !== null) setAt(value, path, structuredClone(guard.closed));
  }
  const closing = guards.flatMap(({ path, guard }) => ('closes' in guard ? [String(path[0])] : []));
  const closed = guards.filter(({ guard }) => 'closed' in guard).map(({ path }) => path);
  return { value, withheld: [[]], closing: [...new Set(closing)], closed };
}

/** More rounds than issues can lie in each other. */
const mostRounds = 20;

/**
 * Replaces invalid keys of a file: by the closed value if the key guards something, otherwise by the last known good
 * value, otherwise by the schema's default. A required key without any of these removes its item or object. An
 * unreadable file is replaced by its last known good version, otherwise by a closed one.
 */
export function recoverValue(name: SchemaName, damaged: Damaged): Recovered {
  const { before, doubled = [], isPart = false } = damaged;
  const root: Shape = shapes[name];
  const lost = before ? { value: before, withheld: [], closing: [], closed: [] } : closedFile(root);
  if (damaged.value === undefined || isTooDeep(damaged.value)) return lost;
  const value = structuredClone(damaged.value);
  const withheld: Path[] = [];
  const closing = new Set<string>();
  const broken: Path[] = [];
  const closedPaths: Path[] = [];
  const restored = new Set<string>();
  /** Required values that are unknown. Their readers handle their absence. */
  const left = new Set<string>();
  let items: Path[] = [];

  function restore(path: Path): boolean {
    const key = JSON.stringify(path);
    const then = before && !restored.has(key) ? earlier(value, before, path, broken) : undefined;
    if (then === undefined) return false;
    restored.add(key);
    setAt(value, path, structuredClone(then));
    return true;
  }

  function drop(path: Path): void {
    if (typeof path.at(-1) === 'number') return void items.push(path);
    removeAt(value, path);
    if (!path.some((step) => typeof step === 'number')) withheld.push(path);
  }

  /** The value that the schema's default of the object around gives; undefined where keys are completed singly. */
  function usual(path: Path): unknown {
    const { shape } = formAt(root, value, path.slice(0, -1));
    const whole = shape?.merge || isPart ? undefined : shape?.default;
    return isObject(whole) ? whole[String(path.at(-1))] : undefined;
  }

  function close(path: Path, closed: unknown): void {
    closedPaths.push(path);
    if (closed === null) drop(path);
    else setAt(value, path, structuredClone(closed));
  }

  function settle({ path, kind }: Broken): void {
    if (path.length === 0) return;
    if (kind === 'unknown') return removeAt(value, path);
    if (kind === 'missing' && path.length === 1) return void (restore(path) || left.add(String(path[0])));
    const guard = guardAt(root, value, path);
    if (isInGuardedList(root, value, path)) return void items.push(path);
    if (guard && 'closed' in guard && (kind !== 'missing' || guard.closed !== null)) {
      return close(path, guard.closed);
    }
    const isBack = !(guard && 'closed' in guard) && restore(path);
    if (!isBack) {
      const instead = usual(path);
      if (instead !== undefined) setAt(value, path, structuredClone(instead));
      // The object that requires the key is removed instead.
      else if (kind === 'missing') settle({ path: path.slice(0, -1), kind: 'wrong' });
      else drop(path);
    }
    if (!isBack && guard && 'closes' in guard) closing.add(String(path[0]));
    for (const below of guardsBelow(formAt(root, value, path).shape, path)) {
      if ('closed' in below.guard) close(below.path, below.guard.closed);
      else if (!isBack) closing.add(String(path[0]));
    }
  }

  const isClosed = ({ path }: Broken): boolean => {
    const guard = guardAt(root, value, path);
    return guard !== undefined && 'closed' in guard && isSameJson(guard.closed, path, value);
  };

  let first: Broken[] = doubled
    .filter((path) => guardAt(root, value, path))
    .map((path) => ({ path, kind: 'wrong' }));
  for (let round = 0; round < mostRounds; round += 1) {
    const found = [...first, ...issuesOf(name, value, isPart)].filter(
      (issue) =>
        !isClosed(issue) &&
        !(issue.kind === 'missing' && issue.path.length === 1 && left.has(String(issue.path[0]))),
    );
    first = [];
    if (found.length === 0) return { value, withheld, closing: [...closing], closed: closedPaths };
    if (found.length > mostErrors || found.some(({ path }) => path.length === 0)) return lost;
    const all = withDisplaced(found, root, value, before);
    broken.push(...all.map(({ path }) => path));
    items = [];
    for (const issue of all) settle(issue);
    takeOut(value, items);
  }
  return lost;
}

/** Whether the value at `path` is the closed one already, which need not keep the key's own rules. */
function isSameJson(closed: unknown, path: Path, value: unknown): boolean {
  return (
    JSON.stringify(closed) === JSON.stringify(path.reduce<unknown>((at, step) => (at as Json)?.[step], value))
  );
}

/** Takes items out of their lists, each once, the last first: those before them keep their places. */
function takeOut(value: unknown, items: readonly Path[]): void {
  const each = [...new Map(items.map((path) => [JSON.stringify(path), path])).values()];
  const inOrder = each.toSorted((a, b) => b.length - a.length || Number(b.at(-1)) - Number(a.at(-1)));
  for (const path of inOrder) removeAt(value, path);
}
