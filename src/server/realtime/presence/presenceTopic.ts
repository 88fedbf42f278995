import type { Database } from '../../db/database';
import { asMember, isInside } from '../../guards/membership';
import { seesOf } from '../../guards/permissions';
import { readSeenBy, type SeenBy } from '../../people/seenBy';
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

/** '' without a participant in the community: an administrator. */
const viewerIdOf = ({ identity, community }: Subscriber): string =>
  asMember(identity, community.id).membership?.participantId ?? '';

const seesAs = ({ identity, community }: Subscriber) => seesOf(asMember(identity, community.id), community);

/** Presence of the members of a community. Each subscriber hears of the people they may see, and of no others. */
export function createPresenceTopic({ db, now, subscribersOf }: PresenceOptions): Topic<Ready> {
  /** Many people come at once, for example after a restart: one query for all of them. */
  async function readMany(
    events: readonly TopicEvent[],
    { communityId = '' }: Subscriber['params'],
  ): Promise<(Ready | null)[]> {
    const subscribers = subscribersOf(topicName(presencePattern, { communityId }));
    const circleViewers = subscribers.filter((each) => seesAs(each) === 'circle').map(viewerIdOf);
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
    present: ({ body, seenBy }, subscriber) =>
      seenBy(viewerIdOf(subscriber), seesAs(subscriber)) ? body : undefined,
    mayDrop: () => true,
  };
}
