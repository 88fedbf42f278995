import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Time between two steps while there are calls, as a share of what the last step took. */
const share = 9;
/** The longest of them, in ms: work that gives way must come to its end all the same. */
const longest = 500;

/** Between two steps of work that nobody waits for: rests if calls came while the step went on, which took `ms`. */
export type GiveWay = (ms: number) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    /** One for each piece of work. */
    givingWay: () => GiveWay;
  }
}

const sleep = (ms: number): Promise<void> => wait(ms, undefined, { ref: false });

/** Long work in small steps, so that calls find the database free: at full speed only when there are none. */
export function registerGiveWay(app: FastifyInstance, rest = sleep): void {
  let calls = 0;
  app.server.on('request', () => {
    calls += 1;
  });
  app.decorate('givingWay', () => {
    let heard = calls;
    return async (ms: number) => {
      const isQuiet = calls === heard;
      heard = calls;
      await rest(isQuiet ? 0 : Math.min(ms * share, longest));
    };
  });
}
