import { eq, sql } from 'drizzle-orm';
import type { CommunityConfig } from '../../../config/types';
import type { ContactCard } from '../../../generated/api/introduction';
import type { Database } from '../../db/database';
import { participants } from '../../db/schema';
import { isOpenToAll } from '../../guards/mayConnect';
import { besides, contactCard } from './contactRows';

/** One person as a member has them in lists. The caller has checked that the member may see them. */
export function createRelationWith({ prepare }: Pick<Database, 'prepare'>) {
  const read = prepare('relation with', (orm) =>
    besides(orm, {}).where(eq(participants.id, sql.placeholder('subjectId'))),
  );
  return async (
    config: CommunityConfig,
    { viewerId, subjectId, now }: { viewerId: string; subjectId: string; now: Date },
  ): Promise<ContactCard | undefined> => {
    const given = { viewerId, subjectId, now: now.toISOString(), isOpen: isOpenToAll(config) };
    const [row] = await read(given);
    return row && contactCard(row, now, config);
  };
}
