import { parseArgs } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { checkEmail, normalizeEmail } from '../../src/lib/rules/email';
import type { Transaction } from '../../src/server/db/database';
import { participants, users } from '../../src/server/db/schema';
import { AppError } from '../../src/server/errors';
import { accountByEmail, type Account } from '../../src/server/modules/account/accounts';
import { notifyAdministrator, notifyRole } from '../../src/server/modules/management/notifyRole';
import { UsageError, type Verb } from '../support/verb';
import { communityNamed, onInstallation, type Installation } from './installation';
import { Refusal } from './refusal';

interface Asked {
  email: string;
  force: boolean;
  /** Whether the role is given or taken away. */
  given: boolean;
}

async function accountOf({ orm }: Transaction, email: string): Promise<Account> {
  const account = await accountByEmail(orm, email);
  if (!account) throw new Refusal(`Nobody has an account with ${email}. They sign up first.`);
  return account;
}

/** Makes a member a manager of a community, or ends the role. */
const changeManager = (installation: Installation, domain: string, { email, given, force }: Asked) =>
  installation.db.transaction(async (tx) => {
    const community = communityNamed(installation, domain);
    const { id: communityId } = community;
    const where = `${community.community.title} (${community.domain})`;
    await installation.managers.lock(tx.orm, [communityId]);
    const { id: userId, emailConfirmedAt } = await accountOf(tx, email);
    const [member] = await tx.orm
      .select()
      .from(participants)
      .where(and(eq(participants.communityId, communityId), eq(participants.userId, userId)));
    if (!member) {
      const joining = given ? ` They join at ${installation.communities.origin(community, '')} first.` : '';
      throw new Refusal(`${email} is not a member of ${where}.${joining}`);
    }
    if (member.isManager === given) return `${email} is ${given ? 'already' : 'not'} a manager of ${where}.`;
    if (given && !emailConfirmedAt) throw new Refusal(`${email} has not been confirmed by its owner yet.`);
    if (given && !member.enabled) throw new Refusal(`${email} has not been let in to ${where}.`);
    const change = { communityId, participantId: member.id, actor: null, isManager: given, mayBeLast: force };
    const changed = await installation.managers.change(tx, change).catch((error: unknown) => {
      if (!(error instanceof AppError) || error.code !== 1152) throw error;
      throw new Refusal(`${email} is the last manager of ${where}. Name another one first, or add --force.`);
    });
    await notifyRole(installation, tx, community, changed);
    return `${email} is ${given ? 'now a' : 'no longer a'} manager of ${where}.`;
  });

/** Makes a user an administrator, who manages every community, or ends the role. */
const changeAdministrator = (installation: Installation, { email, given }: Asked) =>
  installation.db.transaction(async (tx) => {
    const { id, role, emailConfirmedAt } = await accountOf(tx, email);
    const next = given ? 'ROLE_ADMIN' : 'ROLE_USER';
    if (role === next) return `${email} is ${given ? 'already' : 'not'} an administrator.`;
    if (given && !emailConfirmedAt) throw new Refusal(`${email} has not been confirmed by its owner yet.`);
    await tx.orm.update(users).set({ role: next }).where(eq(users.id, id));
    await notifyAdministrator(installation, tx, installation.communities.byHost(''), id, given);
    return `${email} is ${given ? 'now an' : 'no longer an'} administrator.`;
  });

const options = {
  community: { type: 'string' },
  administrator: { type: 'boolean', default: false },
  force: { type: 'boolean', default: false },
} as const;

const run =
  (given: boolean) =>
  (args: string[]): Promise<number> => {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const { community, administrator, force } = values;
    const [email = '', ...others] = positionals;
    if (!email || others.length > 0) throw new UsageError('One email, please.');
    if (checkEmail(email)) throw new UsageError(`${email} is not an email.`);
    if ((community === undefined) === !administrator) {
      throw new UsageError('Either --community DOMAIN or --administrator, please.');
    }
    const asked = { email: normalizeEmail(email), force, given };
    return onInstallation((installation) =>
      community === undefined
        ? changeAdministrator(installation, asked)
        : changeManager(installation, community, asked),
    );
  };

const about = `It works beside a running server and without one, on the same environment (DATABASE_URL or DATA_DIR, COMMUNITIES_DIR).
It holds from their next call on, and they are told by email.

Exit code: 0 done, or so already; 1 refused, with why; 2 wrong usage.
`;

/** `grant`: names a manager or an administrator. */
export const grant: Verb = {
  summary: 'make a member a manager, or somebody an administrator',
  help: `Usage: npm run admin -- grant EMAIL --community DOMAIN
       npm run admin -- grant EMAIL --administrator

Makes a member of a community its manager, or somebody an administrator, who manages every community.
${about}`,
  run: run(true),
};

/** `revoke`: takes the role away. */
export const revoke: Verb = {
  summary: 'take the role away',
  help: `Usage: npm run admin -- revoke EMAIL --community DOMAIN [--force]
       npm run admin -- revoke EMAIL --administrator

Takes the role away. The last manager of a community keeps it, unless forced to.
${about}`,
  run: run(false),
};
