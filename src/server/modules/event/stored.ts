import type { eventParticipations, events } from '../../db/schema';

export type StoredEvent = typeof events.$inferSelect;
export type StoredPart = typeof eventParticipations.$inferSelect;
