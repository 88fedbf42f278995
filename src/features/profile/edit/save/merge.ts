import { same } from '../../../../lib/json/same';
import type { Contact } from '../../../../lib/rules/contacts/contactTypes';
import { profileFields } from '../../../../lib/rules/profile/profileFields';
import type { Editable, Edits, Field } from '../values/editable';

/** A part that this device and another one changed differently. */
export interface Conflict {
  /** A field. For a list of contacts or answers, its part: `contacts.TELEGRAM`, `answers.why`. */
  path: string;
  mine: unknown;
  theirs: unknown;
}

interface Merge {
  /** The original values of the edits. */
  base: Edits;
  mine: Edits;
  /** The current values on the server. */
  theirs: Editable;
}

type Atoms = Record<string, unknown>;

/** A list as parts that change independently of each other; other values are one part. */
function atomsOf(field: Field, value: unknown): Atoms {
  const { kind } = profileFields[field];
  if (kind === 'contacts') {
    return Object.fromEntries(((value ?? []) as Contact[]).map((one) => [`contacts.${one.type}`, one.value]));
  }
  if (kind === 'answers') {
    return Object.fromEntries(Object.entries(value ?? {}).map(([id, answer]) => [`answers.${id}`, answer]));
  }
  if (kind === 'words') {
    return Object.fromEntries(((value ?? []) as string[]).map((one) => [`${field}.${one}`, one]));
  }
  return { [field]: value };
}

const rest = (path: string): string => path.slice(path.indexOf('.') + 1);

function valueOf(field: Field, atoms: Atoms): unknown {
  const entries = Object.entries(atoms).filter(([, value]) => value !== undefined);
  const { kind } = profileFields[field];
  if (kind === 'contacts') return entries.map(([path, value]) => ({ type: rest(path), value }));
  if (kind === 'answers') return Object.fromEntries(entries.map(([path, value]) => [rest(path), value]));
  if (kind === 'words') return entries.map(([, value]) => value);
  return atoms[field];
}

/**
 * My edits on top of the server's current values. Parts that one side changed are taken from that side. Parts that both
 * changed differently are conflicts, and mine until the user decides.
 */
export function merge({ base, mine, theirs }: Merge): { edits: Edits; conflicts: Conflict[] } {
  const conflicts: Conflict[] = [];
  const merged = (Object.keys(mine) as Field[]).map((field) => {
    const [began, here, there] = [base[field], mine[field], theirs[field]].map((value) =>
      atomsOf(field, value),
    );
    const atoms: Atoms = {};
    for (const path of new Set([...Object.keys(here ?? {}), ...Object.keys(there ?? {})])) {
      const [first, own, other] = [began?.[path], here?.[path], there?.[path]];
      const unchanged = same(own, first);
      atoms[path] = unchanged ? other : own;
      if (!unchanged && !same(other, first) && !same(own, other)) {
        conflicts.push({ path, mine: own, theirs: other });
      }
    }
    return [field, valueOf(field, atoms)] as const;
  });
  return { edits: Object.fromEntries(merged), conflicts };
}

/** The edits with some of the parts as the other device has them. */
export function takeTheirs(edits: Edits, conflicts: readonly Conflict[], paths: readonly string[]): Edits {
  const taken = new Map(
    conflicts.filter(({ path }) => paths.includes(path)).map((one) => [one.path, one.theirs]),
  );
  const changed = (Object.keys(edits) as Field[]).map((field) => {
    const atoms = atomsOf(field, edits[field]);
    for (const [path, value] of taken) {
      if (path === field || path.startsWith(`${field}.`)) atoms[path] = value;
    }
    return [field, valueOf(field, atoms)] as const;
  });
  return Object.fromEntries(changed);
}
