/**
 * Contract tests that `npm test` runs with DATABASE_URL alone. A file belongs here if it tests rules of modules and not the
 * embedded database itself, which is what kills, restarts, outages, migrations, starts, locks, concurrency, search and sorting
 * by language test. The database cannot matter to these rules, because the suite checks that both databases:
 *
 * - understand every statement that the suite sends in the same way (`statementDifferences.ts`),
 * - read the same values and report the same errors (`bothDatabases.test.ts`),
 * - are never sent a query that would wait for its own transaction (`noQueryPastTransaction.ts`).
 *
 * A file that is not listed runs on both. So does at least one file per module: `<module>*.test.ts`, or that of `onBoth`.
 */
export const postgresOnly: readonly string[] = `
  account actsOnOthers audience audit auditOfCalls badIds brands brokenConfig circle consentFirst demo
  documentsUnreadable domainEvents emailsCaused eventCovers eventCrowd eventEmails eventGuests eventHandover
  eventInvitations eventLists eventOrganiser eventRequests eventSeries eventTable events eventsInTime
  externalAccount fewEmails fuzz hostile hostileBodies images introFor introductionLists introductions joining
  leaving leavingAndRejoining limits lockOrder lockout logSecrets mail managers matchingCommand meetings memberBulk memberNotified
  memberPage notify otherCommunity ownMatter ownParticipation password payments privacy recommendedOnce redisAway
  rejoining reportReaches reportSubjects reports reportsOfDeparted roundEmails rounds roundsInTime slugs
  vanishing waitingList whoSeesWhom
`
  .trim()
  .split(/\s+/);

/** A file that runs on both databases, for each module without a `<module>*.test.ts` that does. */
export const onBoth: Record<string, string> = {
  account: 'changeAccount',
  auth: 'magicLink',
  calendar: 'eventCalendars',
  development: 'plainStart',
  events: 'eventPage',
  image: 'profilePicture',
  introduction: 'requests',
  management: 'members',
  matching: 'roundsKilled',
  meeting: 'firstMeeting',
  notification: 'otherChannel',
  participant: 'profile',
  participation: 'eventSeats',
};
