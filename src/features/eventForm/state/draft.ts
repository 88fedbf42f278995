import { readDraft, writeDraft, type DraftName } from '../../../api/session/drafts';
import { same } from '../../../lib/json/same';
import type { FormValues } from './values';

/** The owner and the kind of a draft. */
export interface DraftPlace {
  /** The event that is changed; undefined for a new one. */
  eventId?: string;
  /** The participant in this community. */
  owner: string;
}

const nameOf = ({ eventId }: DraftPlace): DraftName => (eventId ? `event-${eventId}` : 'event');

/** The stored input of an earlier visit, merged over `values`. Undefined if there is none. */
export function keptValues(place: DraftPlace, values: FormValues): FormValues | undefined {
  const draft = readDraft(nameOf(place), place.owner);
  if (typeof draft !== 'object' || draft === null) return undefined;
  // Another version may have kept other fields, and another hand anything.
  const known = Object.entries(draft).filter(
    ([key, value]) => key in values && typeof value === typeof values[key as keyof FormValues],
  );
  const kept = { ...values, ...Object.fromEntries(known) };
  return same(kept, values) ? undefined : kept;
}

/** Stores input in this browser, separately for its owner; null deletes it. */
export const keepValues = (place: DraftPlace, values: FormValues | null): void =>
  writeDraft(nameOf(place), place.owner, values);
