import { sha256 } from '../../tokens';
import type { NotificationKinds } from '../kinds/kinds';

/** JSON with sorted keys, because the database has an order of its own. */
const ordered = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** A hash of what the reader of an email knows: equal for emails with the same content. */
export const contentHash = (kinds: NotificationKinds, kind: string, data: object): string =>
  sha256(JSON.stringify([kind, kinds.find(kind)?.says?.(data) ?? data], ordered));
