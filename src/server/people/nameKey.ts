import { sql } from 'drizzle-orm';
import { participants } from '../db/schema';

/** The order of names in both alphabets. The index `participants_name_idx` has this order. */
export const nameKey = sql`(${participants.firstName} || ' ' || ${participants.lastName}) collate "und-x-icu"`;

/** The sort key of a person, as in `nameKey`. */
export const nameKeyOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`;
