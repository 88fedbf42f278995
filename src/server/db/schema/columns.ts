import { timestamp } from 'drizzle-orm/pg-core';

/** A moment, as a Date. Never defaulted by the database: the server's clock is one, and tests can set it. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
