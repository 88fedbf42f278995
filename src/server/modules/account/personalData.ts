import { eq } from 'drizzle-orm';
import { identities, persons, users } from '../../db/schema';
import { keptRows, rows, type PersonalRows } from '../../personalRows';

export const accountData: readonly PersonalRows[] = [
  rows('identities', identities, ({ userId }) => eq(identities.userId, userId)),
  {
    ...keptRows('persons', persons, ({ userId }) => eq(persons.userId, userId), ['emailHash']),
    erase: (app, tx, subject) => app.persons.detachUser(tx.orm, subject),
  },
  rows('users', users, ({ userId }) => eq(users.id, userId), ['passwordHash']),
];
