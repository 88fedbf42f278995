import { sql } from 'drizzle-orm';
import { participants } from '../db/schema';

/** As people sort names, in both alphabets. The index `participants_name_idx` keeps this order. */
export const nameKey = sql`(${participants.firstName} || ' ' || ${participants.lastName}) collate "und-x-icu"`;

/** What somebody is sorted by, as `nameKey` has it. */
export const nameKeyOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`;
