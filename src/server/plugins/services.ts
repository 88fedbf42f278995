import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { documentsDir } from '../documentsDir';
import type { Env } from '../env';
import { createAccounts, type Accounts } from '../modules/account/accounts';
import { createCodes, type Codes } from '../modules/code/codes';
import { createWaitingCodes, type WaitingCodes } from '../modules/code/waitingCodes';
import { createConsents, type Consents } from '../modules/consent/consents';
import { createVersionOf } from '../modules/consent/published';
import { createInvitations, type Invitations } from '../modules/invitation/invitations';
import { createIntroWishes, type IntroWishes } from '../modules/participant/introWishes';
import { createParticipants, type Participants } from '../modules/participant/participants';
import { createSessions, type Sessions } from '../modules/session/sessions';
import type { Secrets } from '../secrets';

declare module 'fastify' {
  interface FastifyInstance {
    env: Env;
    secrets: Secrets;
    sessions: Sessions;
    accounts: Accounts;
    codes: Codes;
    consents: Consents;
    waitingCodes: WaitingCodes;
    invitations: Invitations;
    participants: Participants;
    introWishes: IntroWishes;
  }
}

/** What modules offer each other: a module uses a sibling through these alone. */
export function registerServices(app: FastifyInstance, now: () => Date, builtDir: string | undefined): void {
  app.decorate('lookups', {});
  app.decorateRequest('caller', undefined);
  app.decorateRequest('found', undefined);
  app.decorateRequest('community', undefined);
  app.decorate('sessions', createSessions(app.db, now));
  app.decorate('accounts', createAccounts(now));
  app.decorate('codes', createCodes(now));
  app.decorate('waitingCodes', createWaitingCodes(now));
  const versionOf = createVersionOf({
    documentsDir: documentsDir(builtDir),
    communitiesDir: resolve(app.env.COMMUNITIES_DIR),
    now,
  });
  app.decorate('consents', createConsents(app.variant, versionOf, now));
  app.decorate('invitations', createInvitations(now));
  app.decorate('participants', createParticipants(app.db));
  app.decorate('introWishes', createIntroWishes(now));
}
