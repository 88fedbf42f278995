import { parseArgs } from 'node:util';
import { asc, eq } from 'drizzle-orm';
import { participants, users } from '../../src/server/db/schema';
import { UsageError, type Verb } from '../support/verb';
import { communityNamed, onInstallation, type Installation } from './installation';

const help = `Usage: npm run admin -- list [--community DOMAIN]

Lists the administrators, who manage every community, and the managers of each community, or of one. A role sleeps while its owner is
not let in or has not confirmed the email.

Exit code: 0 listed, 1 refused, with why, 2 wrong usage.
`;

async function managersOf(
  { db, managers, communities }: Installation,
  communityId: string,
): Promise<string[]> {
  const rows = await managers.list(db.orm, communityId, { all: true });
  const config = communities.byId(communityId);
  return [
    config ? `${config.community.title} (${config.domain})` : `${communityId} (no longer served)`,
    ...rows.map(({ email, emailConfirmed, participant }) => {
      const { firstName, lastName, enabled } = participant;
      const asleep = [...(enabled ? [] : ['not let in']), ...(emailConfirmed ? [] : ['email not confirmed'])];
      return [
        `  ${email}`,
        `${firstName} ${lastName}`.trim(),
        ...(asleep.length ? [`(${asleep.join(', ')})`] : []),
      ].join('  ');
    }),
    ...(rows.length === 0 ? ['  nobody'] : []),
  ];
}

async function everybody(installation: Installation): Promise<string> {
  const { orm } = installation.db;
  const administrators = await orm
    .select({ email: users.email })
    .from(users)
    .where(eq(users.role, 'ROLE_ADMIN'))
    .orderBy(asc(users.email));
  const managed = await orm
    .selectDistinct({ id: participants.communityId })
    .from(participants)
    .where(eq(participants.isManager, true))
    .orderBy(asc(participants.communityId));
  const lines = ['Administrators', ...administrators.map(({ email }) => `  ${email}`)];
  if (administrators.length === 0) lines.push('  nobody');
  for (const { id } of managed) lines.push('', ...(await managersOf(installation, id)));
  return lines.join('\n');
}

function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    options: { community: { type: 'string' } },
    allowPositionals: true,
  });
  const { community } = values;
  if (positionals.length > 0) throw new UsageError(`What is ${positionals[0]}?`);
  return onInstallation(async (installation) =>
    community === undefined
      ? everybody(installation)
      : (await managersOf(installation, communityNamed(installation, community).id)).join('\n'),
  );
}

/** `list`: who manages what. */
export const list: Verb = { summary: 'list administrators and managers', help, run };
