import { sql } from 'drizzle-orm';
import type { CommunityConfig } from '../../config/types';
import type { Orm } from '../db/database';
import { isRecommendedTo } from '../people/recommendedTo';

/** The setting of a community that decides with whom members connect. */
export interface Connecting {
  community: { matching: Pick<CommunityConfig['community']['matching'], 'connectWith'> };
}

/** Whether members connect with anybody whose page they can open. Otherwise only with people recommended to them. */
export const isOpenToAll = ({ community }: Connecting): boolean =>
  community.matching.connectWith === 'anyone';

/** Whether a member may introduce themselves to another who did not ask them. */
export async function mayConnect(
  orm: Orm,
  config: Connecting,
  { viewerId, subjectId }: { viewerId: string; subjectId: string },
): Promise<boolean> {
  if (isOpenToAll(config)) return true;
  const found = await orm.execute<{ may: boolean }>(
    sql`select ${isRecommendedTo(sql`${viewerId}::text`, sql`${subjectId}::text`)} as may`,
  );
  return found.rows[0]?.may === true;
}
