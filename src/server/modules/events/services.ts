import type { Transaction } from '../../db/database';
import type { StoredEvent } from '../../eventAccess/stored';
import type { Covers } from './cover';
import type { NotifyChange } from './notify/notifyChange';

/** Services for code that changes events. */
export interface EventServices {
  covers: Covers;
  notifyChange: NotifyChange;
  /** Ends expired offers and offers free seats; returns the event afterwards. */
  settle: (tx: Transaction, event: StoredEvent) => Promise<StoredEvent>;
}
