import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { participants } from '../db/schema';

/** What is read of a member for `nameOf`. */
export const nameColumns = { firstName: participants.firstName, lastName: participants.lastName };

/** In SQL what `nameOf` tells; '' of nobody, in a left join. */
export const nameIn = ({ firstName, lastName }: Record<keyof typeof nameColumns, SQLWrapper>): SQL<string> =>
  sql<string>`trim(coalesce(${firstName}, '') || ' ' || coalesce(${lastName}, ''))`;
