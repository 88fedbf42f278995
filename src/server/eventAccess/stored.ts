import type { eventParticipations, eventBroadcasts, eventWaits, events } from '../db/schema';

export type StoredEvent = typeof events.$inferSelect;
/** Without columns that no response contains. */
export type ShownEvent = Omit<
  StoredEvent,
  'ticketKey' | 'createdAt' | 'updatedAt' | 'sequence' | 'movedAt' | 'deletedAt'
>;
export type StoredParticipation = typeof eventParticipations.$inferSelect;
export type StoredBroadcast = typeof eventBroadcasts.$inferSelect;
export type StoredWait = typeof eventWaits.$inferSelect;
