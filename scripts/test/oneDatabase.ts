/**
 * Contract tests that `npm test` runs with DATABASE_URL alone. A file belongs here if it tests rules of modules and not the
 * embedded database itself. That is what kills of a process, restarts, outages, migrations, starts, locks, several processes,
 * search and sorting by language test, and some files of each run on both. The database cannot matter to the rules, because
 * the suite checks that both databases:
 *
 * - understand every statement that the suite sends in the same way (`statementDifferences.ts`),
 * - read the same values and report the same errors (`bothDatabases.test.ts`),
 * - are never sent a query that would wait for its own transaction (`noQueryPastTransaction.ts`).
 *
 * The end-to-end tests use every screen on the embedded database. A file that is not listed runs on both.
 */
export const postgresOnly: readonly string[] = `
  account actsOnOthers admin admission audience audit auditOfCalls auditRoles badIds brands brokenConfig
  changeAccount channelAddresses chatAccess chatEmails chatOpening chats chatStanding checkIn circle community
  consent consentFirst currentUser demo documents documentsUnreadable domainEvents emailsCaused eventCalendars
  eventCovers eventCrowd eventEmails eventForm eventGuests eventHandover eventInvitations eventLists
  eventOrganiser eventPage eventRelevance eventRequests events eventSeries eventsInTime eventStatements
  eventTable externalAccount fewEmails firstMeeting fuzz goneCommunity google hostile hostileBodies images
  introductionConnectWith introductionLists introductions introductionWithdrawal introFor invitation
  invitationContact joining leaving leavingAndRejoining limits links lockOrder lockout logSecrets lookup
  magicLink mail mailBounces managerHome managerHomeFirstSteps managers matchingBetweenWeeks matchingCommand
  matchingFirstLists matchingFirstListsKilled matchingFirstWeek matchingSendNow meetings memberBulk
  memberInvites memberNotified memberPage memberQuery members notificationActions notificationSettings notify
  oauth2 onboarding oneTimeCode otherChannel otherCommunity ownMatter ownParticipation pageCookie pageData
  pageDataCallers pages password payments permissions privacy productionStart profile profilePicture promises
  realtimeBounds realtimeLogs realtimePresence recommendedOnce redisAway rejoining reportContact reportReaches
  reports reportsOfDeparted reportSubjects requests roundEmails rounds roundsInTime roundsKilled sessionEnds
  sessionMethods slugs system telegram telegramPolling vanishing waitingList webPush whoSeesWhom
`
  .trim()
  .split(/\s+/);

/** Contract tests that use the embedded database also with DATABASE_URL. `npm test` runs them without it alone. */
export const embeddedOnly: readonly string[] = ['plainStart', 'restart', 'roundsProcessKilled'];
