import type { eventParticipations, eventTellings, eventWaits, events } from '../../db/schema';

export type StoredEvent = typeof events.$inferSelect;
/** Without what nobody is told of an event. */
export type ShownEvent = Omit<
  StoredEvent,
  'ticketKey' | 'createdAt' | 'updatedAt' | 'sequence' | 'movedAt' | 'deletedAt'
>;
export type StoredPart = typeof eventParticipations.$inferSelect;
export type StoredTelling = typeof eventTellings.$inferSelect;
export type StoredWait = typeof eventWaits.$inferSelect;
