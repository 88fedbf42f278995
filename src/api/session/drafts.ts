import { itemKeys, readItem, writeItem } from './storage';

/** Unsaved input by its kind. */
export type DraftName =
  | 'profile'
  | 'event'
  | `event-${string}`
  | 'cover'
  | `cover-${string}`
  /** A message that is being written, by the id of its chat; and those that wait to be sent. */
  | `chat-${string}`
  | `outbox-${string}`;

/** How long an unused draft is kept, in ms. */
const keptFor = 30 * 86_400_000;

export const draftKey = (name: DraftName, owner: string): string => `draft:${name}:${owner}`;

/** A stored draft of a user. Null if there is none, or it is invalid. Removes expired ones. */
export function readDraft(name: DraftName, owner: string, now = Date.now()): unknown {
  const key = draftKey(name, owner);
  try {
    const kept = JSON.parse(readItem(key) ?? 'null') as { at: number; draft: unknown } | null;
    if (kept && now - kept.at < keptFor) return kept.draft;
    if (kept) writeItem(key, null);
    return null;
  } catch {
    return null;
  }
}

/** Deletes every draft of a member from this browser. */
export function deleteDraftsOf(owner: string): void {
  for (const key of itemKeys())
    if (key.startsWith('draft:') && key.endsWith(`:${owner}`)) writeItem(key, null);
}

/**
 * Stores a draft. It survives an expired session, and the next user does not see it, until its owner saves, discards or
 * signs out.
 */
export const writeDraft = (name: DraftName, owner: string, draft: unknown, now = Date.now()): void =>
  writeItem(draftKey(name, owner), draft === null ? null : JSON.stringify({ at: now, draft }));
