import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../config/types';

/** A manager, and the community that they have begun to manage. */
export interface NewManager {
  app: FastifyInstance;
  community: CommunityConfig;
  participantId: string;
}

/** Whether a first step of a manager has happened, by what is stored. Undefined if the community has no such step. */
export type HasHappened = (manager: NewManager) => Promise<boolean | undefined>;
