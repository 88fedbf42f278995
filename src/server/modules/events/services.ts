import type { Transaction } from '../../db/database';
import type { StoredEvent } from '../../eventAccess/stored';
import type { Covers } from './cover';
import type { NotifyChange } from './notify/notifyChange';

/** Services for code that changes events. */
export interface EventServices {
  covers: Covers;
  notifyChange: NotifyChange;
  /** Ends offers of seats that expired and offers free seats; answers the event as it is then. */
  settle: (tx: Transaction, event: StoredEvent) => Promise<StoredEvent>;
}
