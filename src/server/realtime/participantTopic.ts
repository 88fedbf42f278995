import { asMember, isInside } from '../guards/membership';
import type { Topic, TopicEvent } from './topic';

/** What concerns one member: only their own. Its events are sent as they are. */
export const participantTopic: Topic<TopicEvent> = {
  pattern: '/topic/participant/{id}',
  admits: async ({ identity, community, params }) => {
    const someone = asMember(identity, community.id);
    return isInside(someone) && someone.membership?.participantId === params.id;
  },
  read: async (event) => event,
  present: (event) => event,
  mayDrop: () => false,
};
