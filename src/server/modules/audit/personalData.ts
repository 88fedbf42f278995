import { eq, sql } from 'drizzle-orm';
import { auditAliases, auditEntries, auditTexts, managerMessages } from '../../db/schema';
import { aliasOf, rows, type PersonalRows } from '../../personalRows';

export const auditData: readonly PersonalRows[] = [
  {
    ...rows('actsAsManager', auditEntries, (subject) => sql`${auditEntries.actorId} in ${aliasOf(subject)}`, [
      'subjectId',
      'relatedId',
    ]),
    end: 'leave',
    staysAfterMembership: 'what managers did, append-only: nobody is named in it',
  },
  {
    ...rows(
      'actsOfManagers',
      auditEntries,
      // Neither member may learn whether an introduction was passed on or kept back.
      (subject) =>
        sql`${auditEntries.subjectId} in ${aliasOf(subject)} and ${auditEntries.action} not in ('intro.pass', 'intro.refuse')`,
      ['actorId', 'relatedId'],
    ),
    end: 'leave',
  },
  {
    ...rows('managerMessages', managerMessages, ({ userId }) => eq(managerMessages.userId, userId), [
      'authorId',
      'salt',
    ]),
    end: 'withUser',
    staysAfterMembership: 'texts of the audit: they go with the account',
  },
  {
    ...rows('auditTexts', auditTexts, ({ userId }) => eq(auditTexts.userId, userId), ['salt']),
    end: 'withUser',
    staysAfterMembership: 'texts of the audit: they go with the account',
  },
  rows('auditAliases', auditAliases, ({ userId }) => eq(auditAliases.userId, userId)),
];
