import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../db/database';
import type { DomainEvent, DomainEventType } from './catalogue';

/** The context of a subscriber. `tx` is the transaction of the cause: a subscriber that throws rolls the cause back. */
export interface EventContext {
  app: FastifyInstance;
  tx: Transaction;
}

interface Subscription<Type extends DomainEventType> {
  /** The version that the subscriber understands. */
  version: DomainEvent<Type>['version'];
  handle: (context: EventContext, event: DomainEvent<Type>) => Promise<void>;
}

/** A module's subscribers, by event type. */
export type Subscriptions = { readonly [Type in DomainEventType]?: Subscription<Type> };
