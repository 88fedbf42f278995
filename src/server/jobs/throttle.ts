import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** The pause after a step while requests come, as a multiple of the step's duration. */
const share = 9;
/** The longest pause, in ms, so that throttled work still ends. */
const longest = 500;

/** Called after each step of background work, which took `ms`: pauses if requests came meanwhile. */
export type Throttle = (ms: number) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    /** One for each piece of work. */
    createThrottle: () => Throttle;
  }
}

const sleep = (ms: number): Promise<void> => wait(ms, undefined, { ref: false });

/** Throttles long work in small steps, so that requests find the database free. Without requests it runs at full speed. */
export function registerThrottle(app: FastifyInstance, rest = sleep): void {
  let calls = 0;
  app.server.on('request', () => {
    calls += 1;
  });
  app.decorate('createThrottle', () => {
    let heard = calls;
    return async (ms: number) => {
      const isQuiet = calls === heard;
      heard = calls;
      await rest(isQuiet ? 0 : Math.min(ms * share, longest));
    };
  });
}
