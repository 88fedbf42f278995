import { eq } from 'drizzle-orm';
import type { CommunityConfig } from '../../../config/types';
import type { Lang } from '../../../lib/lang';
import type { Orm } from '../../db/database';
import { users } from '../../db/schema';

/** The language of an account: its own choice, otherwise the community's. */
export async function languageOf(orm: Orm, userId: string, { community }: CommunityConfig): Promise<Lang> {
  const [user] = await orm.select({ lang: users.preferredLang }).from(users).where(eq(users.id, userId));
  return user?.lang ?? community.lang;
}
