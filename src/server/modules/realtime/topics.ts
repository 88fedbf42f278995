import type { FastifyInstance } from 'fastify';
import { managersTopic } from '../../realtime/managersTopic';
import { createParticipantTopic } from '../../realtime/participantTopic';
import { createPresenceTopic } from '../../realtime/presence/presenceTopic';
import type { Topic } from '../../realtime/topic';

/** The topics that belong to no other module. */
export const createTopics = (app: FastifyInstance, now: () => Date): readonly Topic[] => [
  managersTopic,
  createParticipantTopic({ act: (id) => app.realtime.act(id) }),
  createPresenceTopic({ db: app.db, now, subscribersOf: (name) => app.realtime.subscribersOf(name) }),
];
