import { create } from 'zustand';
import { useSession } from '../../../../api/session/store';
import { same } from '../../../../lib/json/same';
import type { OwnProfile } from '../../../../generated/api/participant';
import { editableOf, pick, type Editable, type Edits, type Field } from './editable';

/** What was typed and not saved yet, with what each field held when that began. */
export interface Draft {
  /** The participant it belongs to. */
  owner: string;
  mine: Edits;
  base: Edits;
}

const key = 'profileDraft';
const none: Draft = { owner: '', mine: {}, base: {} };

/** For the tab alone: what somebody typed is nobody else's business, and two tabs are two devices. */
function restore(): Draft {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Draft | null;
    return stored?.owner && stored.mine && stored.base ? stored : none;
  } catch {
    return none;
  }
}

function store(draft: Draft): void {
  try {
    if (Object.keys(draft.mine).length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Without storage it lives as long as the page.
  }
}

/** Unsaved edits of the profile: they outlive a change of screen, a reload and an expired session, and end with a logout. */
export const useDrafts = create<Draft>(restore);

useDrafts.subscribe(store);
// A session that only expired comes back; after a logout nothing stays (SES-05, SES-06).
useSession.subscribe(({ hasLoggedIn }) => {
  if (!hasLoggedIn) forgetDrafts();
});

export const forgetDrafts = (): void => useDrafts.setState(none, true);

const of = (owner: string): Draft => {
  const draft = useDrafts.getState();
  return draft.owner === owner ? draft : { ...none, owner };
};

/** A field is edited; back at what the server has, it is an edit no more. */
export function edit<Name extends Field>(
  owner: string,
  field: Name,
  value: Editable[Name],
  now: Editable,
): void {
  const { mine, base } = of(owner);
  const began = field in base ? base : { ...base, [field]: now[field] };
  if (same(value, now[field]) && same(began[field], now[field])) return forget(owner, [field]);
  useDrafts.setState({ owner, mine: { ...mine, [field]: value }, base: began });
}

/** These fields are saved, or given up. */
export function forget(owner: string, fields: readonly Field[]): void {
  const without = (edits: Edits): Edits =>
    Object.fromEntries(Object.entries(edits).filter(([field]) => !fields.includes(field as Field)));
  const { mine, base } = of(owner);
  useDrafts.setState({ owner, mine: without(mine), base: without(base) });
}

/** These edits are saved. What was typed on meanwhile stays an edit, of what is saved now. */
export function forgetSaved(owner: string, saved: Edits, profile: OwnProfile): void {
  const now = editableOf(profile);
  const { mine, base } = of(owner);
  const names = Object.keys(saved) as Field[];
  const settled = names.filter((field) => same(mine[field], saved[field]));
  const open = names.filter((field) => !settled.includes(field));
  useDrafts.setState({ owner, mine, base: { ...base, ...pick(now, open) } });
  forget(owner, settled);
}
