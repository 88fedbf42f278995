import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../db/database';
import type { DomainEvent, DomainEventType } from './catalogue';

/** What a subscriber works with. `tx` is the transaction of the cause: a subscriber that throws rolls the cause back. */
export interface EventContext {
  app: FastifyInstance;
  tx: Transaction;
}

interface Subscription<Type extends DomainEventType> {
  /** The version that the subscriber understands. */
  version: DomainEvent<Type>['version'];
  handle: (context: EventContext, event: DomainEvent<Type>) => Promise<void>;
}

/** What a module does about domain events, by type. */
export type Subscriptions = { readonly [Type in DomainEventType]?: Subscription<Type> };
