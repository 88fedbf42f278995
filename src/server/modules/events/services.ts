import type { Transaction } from '../../db/database';
import type { NotifyAbout } from '../../eventAccess/activity';
import type { StoredEvent } from '../../eventAccess/stored';
import type { Covers } from './cover';

/** What whatever changes an event works with. */
export interface EventServices {
  covers: Covers;
  notifyAbout: NotifyAbout;
  /** Ends offers of seats that expired and offers free seats; answers the event as it is then. */
  settle: (tx: Transaction, event: StoredEvent) => Promise<StoredEvent>;
}
