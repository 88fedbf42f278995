import type { Orm, Transaction } from '../db/database';
import type { Occasion } from '../notifications/notify';
import { urgentFrom } from '../notifications/kinds/urgent';
import type { EventData } from './emails/eventEmail';
import type { Reader } from './reader';
import type { StoredBroadcast, StoredEvent } from './stored';

export interface BroadcastOfEvent {
  event: StoredEvent;
  broadcast: StoredBroadcast;
}

/** Reads the next recipients of a broadcast: at most `most` participants, sorted by id, behind the cursor. */
export type Audience = (orm: Orm, about: BroadcastOfEvent, most: number) => Promise<string[]>;

/** A broadcast as one recipient gets it. */
export interface BroadcastMessage extends BroadcastOfEvent {
  to: Reader;
  data: EventData;
  now: Date;
}

/** A kind of broadcast: its audience, and the notification it sends. */
export interface BroadcastKind {
  audience: Audience;
  /** Whether the broadcast is still true for the current event. */
  isStillTrue(event: StoredEvent, broadcast: StoredBroadcast, now: Date): boolean;
  send(tx: Transaction, message: BroadcastMessage): Promise<unknown>;
}

export const occasionOf = ({ event, broadcast, to }: BroadcastMessage): Occasion => ({
  cause: `${broadcast.id}:${to.participantId}`,
  thing: event.id,
  by: broadcast.causedBy === null ? null : { userId: broadcast.causedBy },
  urgentFrom: urgentFrom(event),
});
