import { parseArgs } from 'node:util';
import { auditedCommunities, verifyAudit, type Head } from '../../src/server/modules/audit/verify';
import { UsageError, type Verb } from '../support/verb';
import { communityNamed, onInstallation, type Installation } from './installation';
import { Refusal } from './refusal';

const help = `Usage: npm run admin -- audit verify [--community DOMAIN [--head NUMBER:HASH]]

Compares each entry of the audit, and each text that it refers to, with the hash that was made when it was written and that the
next entry contains. Names what was removed, changed, added or moved. Texts that went with a deleted account are no error.

Prints the head of each chain: its length and last hash. Keep it elsewhere and give it with --head later: only by it entries that
were removed from the end are found, and a chain that somebody wrote anew as a whole.

Exit code: 0 as it was written; 1 something isn't, with what; 2 wrong usage.
`;

const headForm = /^(\d{1,15}):([0-9a-f]{64})$/;

function headOf(typed: string): Head {
  const [, number = '', hash = ''] = headForm.exec(typed) ?? [];
  if (!hash) throw new UsageError(`${typed} is not a head. A head is a number and a hash, NUMBER:HASH.`);
  return { number: Number(number), hash };
}

async function verify(
  { db, communities }: Installation,
  ids: readonly string[],
  known?: Head,
): Promise<string> {
  const lines: string[] = [];
  let broken = 0;
  for (const id of ids) {
    const { head, problems } = await verifyAudit(db.orm, id, known);
    const name = communities.byId(id)?.domain ?? id;
    const count = `${head.number} ${head.number === 1 ? 'entry' : 'entries'}`;
    const found = problems.length === 0 ? 'as written' : 'NOT as written';
    lines.push(`${name}: ${count}, ${found}. Head: ${head.number}:${head.hash}`);
    lines.push(...problems.map((problem) => `  ${problem}`));
    broken += problems.length;
  }
  const text = lines.join('\n') || 'The audit is empty.';
  if (broken > 0) throw new Refusal(text);
  return text;
}

function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    options: { community: { type: 'string' }, head: { type: 'string' } },
    allowPositionals: true,
  });
  const { community, head } = values;
  if (positionals.join(' ') !== 'verify') throw new UsageError('audit verify, please.');
  if (head !== undefined && community === undefined) {
    throw new UsageError('--head needs --community DOMAIN: each community has a chain of its own.');
  }
  const known = head === undefined ? undefined : headOf(head);
  return onInstallation(async (installation) =>
    community === undefined
      ? verify(installation, await auditedCommunities(installation.db.orm))
      : verify(installation, [communityNamed(installation, community).id], known),
  );
}

/** `audit verify`: checks that the audit is unchanged. */
export const audit: Verb = { summary: 'verify that the audit is as it was written', help, run };
