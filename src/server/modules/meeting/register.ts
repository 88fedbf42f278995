import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import type { Meeting } from '../../../generated/api/meeting';
import type { Transaction } from '../../db/database';
import { createMeetingList } from './list';
import { createRatingRequests } from './ratingRequests';
import { createCallOff, type Ending } from './callOff';
import { registerMeetingRoutes } from './routes';
import { createWaitingCounts, type CountWaiting } from './waiting';

declare module 'fastify' {
  interface FastifyInstance {
    meetings: {
      /** Asks all members who are due for a rating. */
      askDue: () => Promise<void>;
      /** The meetings of two connected members, as one of them sees them, the latest changed first. */
      withPerson: (config: CommunityConfig, callerId: string, subjectId: string) => Promise<Meeting[]>;
      /** How many meetings wait for a member. */
      countWaiting: CountWaiting;
      /** Cancels a member's open meetings. */
      callOff: (tx: Transaction, ending: Ending) => Promise<void>;
    };
  }
}

interface MeetingOptions {
  /** Whether the clock asks people. Tests ask by themselves. */
  byClock?: boolean;
}

/** Times to meet, and how it went: `app.meetings`. */
export async function registerMeetings(
  app: FastifyInstance,
  now: () => Date,
  { byClock = true }: MeetingOptions = {},
): Promise<void> {
  const askDue = createRatingRequests(app, now);
  const list = createMeetingList(app.db, now);
  app.decorate('meetings', {
    askDue,
    callOff: createCallOff(app, now),
    countWaiting: createWaitingCounts(app.db, now),
    withPerson: async (config, callerId, subjectId) =>
      (await list({ config, callerId }, { subjectId })).items,
  });
  registerMeetingRoutes(app, now, list);
  if (!byClock) return;
  await app.jobs.schedule('meeting-asks', 600_000, askDue);
}
