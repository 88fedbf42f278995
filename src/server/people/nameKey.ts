import { sql } from 'drizzle-orm';
import { participants } from '../db/schema';

/** As people sort names, in both alphabets. The index `participants_name_idx` keeps this order. */
export const nameKey = sql`(${participants.firstName} || ' ' || ${participants.lastName}) collate "und-x-icu"`;
