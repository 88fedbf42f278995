import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import type { MemberRow } from '../../../generated/api/member';
import { csvLine, type CsvValue } from '../../../lib/csv';
import type { SavedQuery } from '../../../lib/rules/managers/memberQuery';
import type { MemberList } from './memberList';

const columns: Record<string, (row: MemberRow) => CsvValue> = {
  'first name': ({ firstName }) => firstName,
  'last name': ({ lastName }) => lastName,
  email: ({ email }) => email,
  company: ({ company }) => company,
  position: ({ position }) => position,
  city: ({ city }) => city,
  tags: ({ tags }) => tags.join('; '),
  language: ({ language }) => language,
  states: ({ states }) => states.join('; '),
  joined: ({ joinedAt }) => joinedAt,
  'last seen': ({ lastSeenAt }) => lastSeenAt,
  id: ({ id }) => id,
};

/** D29. All filtered members, read in batches so that memory use does not depend on their number. */
export async function exportMembers(
  { db, audit }: FastifyInstance,
  members: MemberList,
  config: CommunityConfig,
  { query, actor }: { query: SavedQuery; actor: string },
): Promise<Readable> {
  const people = await members.all(config, { query });
  await audit.record(db.orm, {
    communityId: config.id,
    act: 'members.export',
    actor,
    subject: null,
    after: { count: people.length },
  });
  async function* lines(): AsyncGenerator<string> {
    yield csvLine(Object.keys(columns));
    const ids = people.map(({ id }) => id);
    for await (const rows of members.rows(db.orm, config, ids)) {
      yield rows.map((row) => csvLine(Object.values(columns).map((cell) => cell(row)))).join('');
    }
  }
  return Readable.from(lines());
}
