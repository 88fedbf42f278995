import type { eventParticipations, eventWaits, events } from '../../db/schema';

export type StoredEvent = typeof events.$inferSelect;
export type StoredPart = typeof eventParticipations.$inferSelect;
export type StoredWait = typeof eventWaits.$inferSelect;
