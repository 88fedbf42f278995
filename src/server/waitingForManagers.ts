import type { FastifyInstance } from 'fastify';
import type { ConfigError } from '../config/errors';
import type { Waiting } from '../generated/api/admin';
import type { Member } from './guards/membership';

/** The manager who asks, and their community. */
export interface Asking {
  app: FastifyInstance;
  communityId: string;
  by: Pick<Member, 'role' | 'userId'>;
  /** Errors in the community's settings. */
  issues: readonly ConfigError[];
  now: Date;
}

/** Counts what waits for those who manage a community, and since when. */
export type CountWaiting = (asking: Asking) => Promise<Omit<Waiting, 'kind'>>;
