import type { StoredEvent } from '../stored';

/** So long before an event begins nothing about it can wait, in ms: people may be on their way. */
const untilStart = 2 * 3_600_000;

/** From when on what is told of an event goes out at once. */
export const urgentFrom = ({ startsAt }: Pick<StoredEvent, 'startsAt'>): Date =>
  new Date(startsAt.getTime() - untilStart);
