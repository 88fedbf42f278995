import type { FastifyInstance } from 'fastify';
import type { ServerModule } from '../defineModule';

declare module 'fastify' {
  interface FastifyInstance {
    /** Deletes data of every module that nobody needs any more. */
    cleanUp: (now: Date) => Promise<void>;
  }
}

/** Options that tests replace. */
export interface CleanUpOptions {
  /** Whether it runs by the clock (default: true). */
  byClock?: boolean;
}

const hour = 3_600_000;

/** Has each module clean up every hour, in one of all processes. A module that fails stops none of the others. */
export async function registerCleanup(
  app: FastifyInstance,
  modules: readonly ServerModule[],
  now: () => Date,
  { byClock = true }: CleanUpOptions = {},
): Promise<void> {
  app.decorate('cleanUp', async (at) => {
    const errors: unknown[] = [];
    for (const module of modules) {
      try {
        await module.cleanUp?.(app, at);
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0) throw new AggregateError(errors, 'Not everything could be cleaned up');
  });
  if (byClock) await app.jobs.schedule('clean-up', hour, () => app.cleanUp(now()));
}
