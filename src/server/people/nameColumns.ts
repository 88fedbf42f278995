import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { participants } from '../db/schema';

/** The columns of a member for `nameOf`. */
export const nameColumns = { firstName: participants.firstName, lastName: participants.lastName };

/** `nameOf` in SQL; '' for nobody, in a left join. */
export const nameIn = ({ firstName, lastName }: Record<keyof typeof nameColumns, SQLWrapper>): SQL<string> =>
  sql<string>`trim(coalesce(${firstName}, '') || ' ' || coalesce(${lastName}, ''))`;
