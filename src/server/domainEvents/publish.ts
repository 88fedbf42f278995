import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../db/database';
import { randomId } from '../tokens';
import { currentVersions, type Cause, type DomainEvent, type DomainEventType } from './catalogue';
import type { Subscriptions } from './subscriptions';

declare module 'fastify' {
  interface FastifyInstance {
    /** Publishes a domain event: its subscribers run one after the other, in the transaction of the cause. */
    publish: <Type extends DomainEventType>(tx: Transaction, type: Type, cause: Cause<Type>) => Promise<void>;
  }
}

interface Subscriber {
  name: string;
  events?: Subscriptions;
}

/** Subscribers run in the order of the modules given, which is a part of the lock order (see README.md). */
export const createPublish =
  (app: FastifyInstance, modules: readonly Subscriber[], now: () => Date): FastifyInstance['publish'] =>
  async <Type extends DomainEventType>(tx: Transaction, type: Type, cause: Cause<Type>) => {
    const version = currentVersions[type];
    const event: DomainEvent<Type> = { ...cause, id: randomId(), type, version, time: now() };
    for (const { name, events } of modules) {
      const subscription = events?.[type];
      if (!subscription) continue;
      if (subscription.version !== version) {
        throw new Error(
          `The module ${name} knows version ${subscription.version} of ${type}, not ${version}`,
        );
      }
      await subscription.handle({ app, tx }, event);
    }
  };
