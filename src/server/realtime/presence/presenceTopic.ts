import type { Database } from '../../db/database';
import { asMember, isInside } from '../../guards/membership';
import { seesOf } from '../../guards/permissions';
import { readSeenBy, type SeenBy } from '../../people/seenBy';
import type { Sees } from '../../people/viewing';
import type { Subscriber, Topic, TopicEvent } from '../topic';
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
  seenBy: SeenBy;
}

interface Viewer {
  /** '' without a participant in the community: an administrator. */
  id: string;
  sees: Sees;
}

/** A subscriber is another object once their rights have changed. */
const viewers = new WeakMap<Subscriber, Viewer>();

function viewerOf(subscriber: Subscriber): Viewer {
  const known = viewers.get(subscriber);
  if (known) return known;
  const { identity, community } = subscriber;
  const member = asMember(identity, community.id);
  const viewer = { id: member.membership?.participantId ?? '', sees: seesOf(member, community) };
  viewers.set(subscriber, viewer);
  return viewer;
}

/** Presence of the members of a community. Each subscriber hears of the people they may see, and of no others. */
export function createPresenceTopic({ db, now, subscribersOf }: PresenceOptions): Topic<Ready> {
  /** Many people come at once, for example after a restart: one query for all of them. */
  async function readMany(
    events: readonly TopicEvent[],
    { communityId = '' }: Subscriber['params'],
  ): Promise<(Ready | null)[]> {
    const all = subscribersOf(topicName(presencePattern, { communityId })).map(viewerOf);
    const circleViewers = all.filter(({ sees }) => sees === 'circle').map(({ id }) => id);
    const seen = await readSeenBy(db, {
      communityId,
      personIds: [...new Set(events.map(({ participantId }) => String(participantId)))],
      circleViewers: [...new Set(circleViewers)],
      now: now(),
    });
    return events.map((event) => {
      const participantId = String(event.participantId);
      const seenBy = seen.get(participantId);
      return seenBy ? { body: { participantId, online: event.online === true }, seenBy } : null;
    });
  }

  return {
    pattern: presencePattern,
    admits: async ({ identity, community, params }) => {
      const someone = asMember(identity, community.id);
      return params.communityId === community.id && (isInside(someone) || someone.role === 'ROLE_ADMIN');
    },
    read: async (event, params) => (await readMany([event], params))[0] ?? null,
    readMany,
    present: ({ body, seenBy }, subscriber) => {
      const { id, sees } = viewerOf(subscriber);
      return seenBy(id, sees) ? body : undefined;
    },
    mayDrop: () => true,
  };
}
