import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { documentsDir } from '../documentsDir';
import type { Env } from '../env';
import { createAccounts, type Accounts } from '../modules/account/accounts';
import { createAdmissions, type Admissions } from '../modules/admission/decide';
import { createAudit, type Audit } from '../modules/audit/audit';
import { createCodes, type Codes } from '../modules/code/codes';
import { createWaitingCodes, type WaitingCodes } from '../modules/code/waitingCodes';
import { createConsents, type Consents } from '../modules/consent/consents';
import { createVersionOf } from '../modules/consent/published';
import { createOpenEvents, type OpenEvents } from '../modules/event/openEvents';
import { createInvitations, type Invitations } from '../modules/invitation/invitations';
import { createManagers, type Managers } from '../modules/management/managers';
import { createMemberActs, type MemberActs } from '../modules/management/memberActs';
import { createManagement, type Management } from '../modules/management/members';
import { createManagerMessages, type ManagerMessages } from '../modules/management/messages';
import { createMemberInvites, type MemberInvites } from '../modules/memberInvite/invites';
import { createGuests, type Guests } from '../modules/participant/guests';
import { createIntroWishes, type IntroWishes } from '../modules/participant/introWishes';
import { createParticipants, type Participants } from '../modules/participant/participants';
import { ownMatter, type OwnMatter } from '../modules/report/ownMatter';
import { unreachedReports } from '../modules/report/unreached';
import { createIntroductions, type Introductions } from '../modules/introduction/introductions';
import { createReasons, type Reasons } from '../modules/matching/reasons';
import { createSessions, type Sessions } from '../modules/session/sessions';
import { createEmailHash } from '../people/emailHash';
import { createPersons, type Persons } from '../people/persons';
import type { Secrets } from '../secrets';

declare module 'fastify' {
  interface FastifyInstance {
    env: Env;
    secrets: Secrets;
    sessions: Sessions;
    accounts: Accounts;
    audit: Audit;
    codes: Codes;
    consents: Consents;
    waitingCodes: WaitingCodes;
    invitations: Invitations;
    participants: Participants;
    persons: Persons;
    guests: Guests;
    introWishes: IntroWishes;
    management: Management;
    memberActs: MemberActs;
    managers: Managers;
    managerMessages: ManagerMessages;
    admissions: Admissions;
    openEvents: OpenEvents;
    ownMatter: OwnMatter;
    unreachedReports: () => Promise<string[]>;
    memberInvites: MemberInvites;
    introductions: Introductions;
    readReasons: Reasons;
  }
}

/** What modules offer each other: a module uses a sibling through these alone. */
export function registerServices(app: FastifyInstance, now: () => Date, builtDir: string | undefined): void {
  app.decorate('lookups', {});
  app.decorateRequest('caller', undefined);
  app.decorateRequest('found', undefined);
  app.decorateRequest('community', undefined);
  app.decorate('sessions', createSessions(app.db, now));
  app.decorate('persons', createPersons(createEmailHash(app.env.HASH_SECRET), now));
  const accounts = createAccounts(now, {
    confirmed: async (orm, userId) => {
      const hash = await app.persons.knowAgain(orm, userId);
      // Limits of an account that was deleted hold for the next one of the address.
      if (hash) await app.limits.carry(hash, userId);
      await app.memberInvites.letIn(orm, userId);
    },
  });
  app.decorate('accounts', accounts);
  app.decorate('codes', createCodes(now));
  app.decorate('waitingCodes', createWaitingCodes(now));
  const dirs = { documentsDir: documentsDir(builtDir), communitiesDir: resolve(app.env.COMMUNITIES_DIR) };
  const configOf = (id: string) => app.communities.byId(id);
  const versionOf = createVersionOf({ ...dirs, now });
  app.decorate('consents', createConsents(app.variant, versionOf, { ...dirs, now, configOf }));
  app.decorate('invitations', createInvitations(now));
  app.decorate('introductions', createIntroductions(app.db, now));
  app.decorate('readReasons', createReasons(app.db));
  app.decorate('participants', createParticipants(app.db, app.introductions, now));
  app.decorate('guests', createGuests(app.persons));
  app.decorate('introWishes', createIntroWishes(now));
  app.decorate('audit', createAudit(now));
  app.decorate('management', createManagement(app.audit, app.consents, now));
  app.decorate('managers', createManagers(app.management, app.audit));
  app.decorate('memberActs', createMemberActs(app, now));
  app.decorate('managerMessages', createManagerMessages(app.audit, now));
  app.decorate('admissions', createAdmissions(app, now));
  app.decorate('openEvents', createOpenEvents(app.db.orm, now));
  app.decorate('ownMatter', ownMatter);
  app.decorate('unreachedReports', () => unreachedReports(app));
  app.decorate('memberInvites', createMemberInvites(app.management, app.consents, now));
}
