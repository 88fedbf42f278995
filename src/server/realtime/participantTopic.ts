import { asMember, isInside } from '../guards/membership';
import type { Topic, TopicEvent } from './topic';

interface ParticipantTopicOptions {
  /** The member does something on a page. */
  act(participantId: string): void;
}

/** What concerns one member: only their own. Its events are sent as they are. */
export const createParticipantTopic = ({ act }: ParticipantTopicOptions): Topic<TopicEvent> => ({
  pattern: '/topic/participant/{id}',
  admits: async ({ identity, community, params }) => {
    const someone = asMember(identity, community.id);
    return isInside(someone) && someone.membership?.participantId === params.id;
  },
  read: async (event) => event,
  present: (event) => event,
  mayDrop: () => false,
  receives: {
    destination: '/app/participant/{id}/active',
    accept: async ({ params }) => act(params.id ?? ''),
  },
});
