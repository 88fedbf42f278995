import { create } from 'zustand';
import { draftKey, readDraft, writeDraft } from '../../../../api/session/drafts';
import { useSession } from '../../../../api/session/store';
import { same } from '../../../../lib/json/same';
import type { OwnProfile } from '../../../../generated/api/participant';
import { editableOf, pick, type Editable, type Edits, type Field } from './editable';

/** Unsaved input, with the original value of each field. */
export interface Draft {
  /** The participant it belongs to. */
  owner: string;
  mine: Edits;
  base: Edits;
  /** Whether some of it is from an earlier visit. */
  restored?: boolean;
}

const none: Draft = { owner: '', mine: {}, base: {}, restored: undefined };

/** The stored draft of a participant in this browser. */
function kept(owner: string | null): Draft {
  const draft = owner ? (readDraft('profile', owner) as Partial<Draft> | null) : null;
  if (!owner || !draft?.mine || !draft.base || Object.keys(draft.mine).length === 0) return none;
  return { owner, mine: draft.mine, base: draft.base, restored: true };
}

/**
 * Unsaved edits of the profile. Each participant's are kept in this browser: they outlive a change of screen, a closed
 * tab and a session that ended elsewhere, and end with a logout. Tabs show the same. The server and hydration render
 * the initial state.
 */
export const useDrafts = create<Draft>(() => none);
useDrafts.setState(kept(useSession.getState().participantId), true);

let isReading = false;
/** An unchanged draft is not stored again: two tabs would otherwise notify each other forever. */
function show(draft: Draft): void {
  isReading = true;
  useDrafts.setState(draft, true);
  isReading = false;
}

useDrafts.subscribe((now, { owner: before }) => {
  if (isReading) return;
  const { owner, mine, base } = now;
  if (owner || before) {
    writeDraft('profile', owner || before, Object.keys(mine).length > 0 ? { mine, base } : null);
  }
});
useSession.subscribe(({ participantId }, before) => {
  if (participantId !== before.participantId && participantId !== useDrafts.getState().owner) {
    show(kept(participantId));
  }
});
if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    const { participantId } = useSession.getState();
    const owner = useDrafts.getState().owner || participantId;
    if (owner && key === draftKey('profile', owner)) show({ ...kept(owner), restored: undefined });
  });
}

export const discardDrafts = (): void => useDrafts.setState(none, true);

const of = (owner: string): Draft => {
  const draft = useDrafts.getState();
  return draft.owner === owner ? draft : kept(owner).owner ? kept(owner) : { ...none, owner };
};

/** Edits a field. If the value equals the server's, the edit is removed. */
export function edit<Name extends Field>(
  owner: string,
  field: Name,
  value: Editable[Name],
  now: Editable,
): void {
  const { mine, base } = of(owner);
  const began = field in base ? base : { ...base, [field]: now[field] };
  if (same(value, now[field]) && same(began[field], now[field])) return discard(owner, [field]);
  useDrafts.setState({ owner, mine: { ...mine, [field]: value }, base: began });
}

/** These fields are saved, or given up. */
export function discard(owner: string, fields: readonly Field[]): void {
  const without = (edits: Edits): Edits =>
    Object.fromEntries(Object.entries(edits).filter(([field]) => !fields.includes(field as Field)));
  const { mine, base } = of(owner);
  const left = without(mine);
  const isEmpty = Object.keys(left).length === 0;
  useDrafts.setState({ owner, mine: left, base: without(base), ...(isEmpty && { restored: undefined }) });
}

/** Removes saved edits. Input since then stays an edit, based on the saved values. */
export function discardSaved(owner: string, saved: Edits, profile: OwnProfile): void {
  const now = editableOf(profile);
  const { mine, base } = of(owner);
  const names = Object.keys(saved) as Field[];
  const settled = names.filter((field) => same(mine[field], saved[field]));
  const open = names.filter((field) => !settled.includes(field));
  useDrafts.setState({ owner, mine, base: { ...base, ...pick(now, open) } });
  discard(owner, settled);
}
