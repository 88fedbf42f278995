import { parseArgs } from 'node:util';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { participants, reports, users } from '../../src/server/db/schema';
import { UsageError, type Verb } from '../support/verb';
import { communityNamed, onInstallation, type Installation } from './installation';

const help = `Usage: npm run admin -- reports [--community DOMAIN]

Shows what members reported and nobody has decided, of every community or of one, the oldest first. Who reported is not
shown. A report is decided at /admin/reports by a manager or an administrator whom it does not concern; where there is none:

  npm run admin -- grant EMAIL --administrator

Exit code: 0 listed, 1 refused, with why, 2 wrong usage.
`;

async function waiting({ db, communities }: Installation, communityId?: string): Promise<string> {
  const rows = await db.orm
    .select({ report: reports, owner: participants, email: users.email })
    .from(reports)
    .innerJoin(participants, eq(participants.id, reports.participantId))
    .innerJoin(users, eq(users.id, participants.userId))
    .where(
      and(
        isNull(reports.decision),
        communityId === undefined ? undefined : eq(reports.communityId, communityId),
      ),
    )
    .orderBy(asc(reports.createdAt), asc(reports.id));
  if (rows.length === 0) return 'No reports are waiting.';
  return rows
    .map(({ report, owner, email }) => {
      const name = `${owner.firstName} ${owner.lastName}`.trim();
      const domain = communities.byId(report.communityId)?.domain ?? report.communityId;
      return [
        `${domain}  ${report.createdAt.toISOString()}  ${report.subjectKind}  ${report.reason}`,
        `  of ${name} (${email}${owner.isManager ? ', a manager' : ''})`,
        ...(report.text ? report.text.split('\n').map((line) => `  > ${line}`) : []),
        ...Object.entries(report.context).flatMap(([field, value]) =>
          value ? [`  ${field}: ${value.replaceAll('\n', ' / ')}`] : [],
        ),
        ...report.messages.map(
          ({ author, text, isReported }) =>
            `  ${isReported ? '>' : ' '} ${author ?? name}: ${text.replaceAll('\n', ' / ')}`,
        ),
      ].join('\n');
    })
    .join('\n\n');
}

function run(args: string[]): Promise<number> {
  const options = { community: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  if (positionals.length > 0) throw new UsageError(`What is ${positionals[0]}?`);
  const { community } = values;
  return onInstallation((installation) =>
    waiting(installation, community && communityNamed(installation, community).id),
  );
}

/** `reports`: what waits to be decided. */
export const listReports: Verb = { summary: 'show reports that nobody has decided', help, run };
