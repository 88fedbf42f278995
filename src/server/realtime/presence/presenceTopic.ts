import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { participants } from '../../db/schema';
import { asMember, isInside } from '../../guards/membership';
import { seesOf } from '../../guards/permissions';
import { isVisibleTo } from '../../people/visible';
import type { Sees } from '../../people/viewing';
import type { Subscriber, Topic } from '../topic';
import { topicName } from '../topicTable';
import { presencePattern } from './presencePattern';

interface PresenceOptions {
  db: Pick<Database, 'orm'>;
  now: () => Date;
  /** The subscribers of a topic in this process. */
  subscribersOf(name: string): readonly Subscriber[];
}

interface Ready {
  body: { participantId: string; online: boolean };
  /** The subscribers who may see the person, by participant. */
  viewers: ReadonlySet<string>;
}

/** '' without a participant in the community: an administrator. */
const viewerIdOf = ({ identity, community }: Subscriber): string =>
  asMember(identity, community.id).membership?.participantId ?? '';

/** Presence of the members of a community. Each subscriber hears of the people they may see, and of no others. */
export function createPresenceTopic({ db, now, subscribersOf }: PresenceOptions): Topic<Ready> {
  /** The subscribers who see a member at this moment: one query for each way of seeing members. */
  async function viewersOf(participantId: string, communityId: string): Promise<ReadonlySet<string>> {
    const bySees = new Map<Sees, Set<string>>();
    for (const subscriber of subscribersOf(topicName(presencePattern, { communityId }))) {
      const sees = seesOf(asMember(subscriber.identity, communityId), subscriber.community);
      const ids = bySees.get(sees) ?? new Set();
      bySees.set(sees, ids.add(viewerIdOf(subscriber)));
    }
    const found = await Promise.all(
      [...bySees].map(([sees, ids]) => {
        const viewing = { communityId, viewerId: sql`viewer.id`, sees, now: now() };
        return db.orm.execute<{ id: string }>(sql`
          select viewer.id from unnest(${sql.param([...ids])}::text[]) as viewer (id)
          where exists (
            select 1 from ${participants} where ${participants.id} = ${participantId} and ${isVisibleTo(viewing)}
          )`);
      }),
    );
    return new Set(found.flatMap(({ rows }) => rows.map(({ id }) => id)));
  }

  return {
    pattern: presencePattern,
    admits: async ({ identity, community, params }) => {
      const someone = asMember(identity, community.id);
      return params.communityId === community.id && (isInside(someone) || someone.role === 'ROLE_ADMIN');
    },
    read: async ({ participantId, online }, { communityId = '' }) => {
      if (typeof participantId !== 'string') return null;
      const viewers = await viewersOf(participantId, communityId);
      return viewers.size === 0 ? null : { body: { participantId, online: online === true }, viewers };
    },
    present: ({ body, viewers }, subscriber) => (viewers.has(viewerIdOf(subscriber)) ? body : undefined),
    mayDrop: () => true,
  };
}
