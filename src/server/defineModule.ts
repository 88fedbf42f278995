import type { FastifyInstance } from 'fastify';
import type { FirstStepKind, WaitingKind } from '../generated/api/admin';
import type { ReportSubject as ReportKind } from '../generated/api/report';
import type { Act } from '../lib/rules/managers/acts';
import type { Database } from './db/database';
import type { Subscriptions } from './domainEvents/subscriptions';
import type { HasHappened } from './firstSteps';
import type { ModuleLimits } from './limits/table';
import type { AnyNotification } from './notifications/kinds/definition';
import type { HappenedSinceByKind } from './notifications/actions/happenedSince';
import type { RelevanceByKind } from './notifications/deliveries/relevance';
import type { PersonalRows } from './personalRows';
import type { Topic } from './realtime/topic';
import type { ReportSubject } from './reportSubject';
import type { CountWaiting } from './waitingForManagers';

/** Options that tests replace. A module adds its own by `declare module`. */
export interface ModuleOptions {
  /**
   * Whether rounds, reminders and questions start by the clock, and whether newcomers get first lists (default: true).
   */
  matching?: { byClock?: boolean; firstLists?: boolean };
}

interface ModuleContext {
  /** The server's clock. */
  now: () => Date;
  options: ModuleOptions;
  /** All modules, for a module that collects their declarations. */
  modules: readonly ServerModule[];
}

export type OrganiserActs = Readonly<Record<string, Act>>;

/**
 * The declaration of a capability, so that no other code has to name it. `module.ts` is plain data: its functions
 * import heavy code, so that a thread or a script that looks something up starts quickly.
 */
export interface ServerModule {
  /** Its folder. */
  name: string;
  /** Limits of its calls, and of what it counts by account. */
  limits?: ModuleLimits;
  /** Its kinds of notification. */
  notifications?: Readonly<Record<string, AnyNotification>>;
  /** Whether its notifications are still true when they are about to be delivered, by kind. */
  relevance?(db: Pick<Database, 'orm'>, now: () => Date): Promise<RelevanceByKind>;
  /** What happened since, if an action of its notifications can no longer be done, by kind. */
  happenedSince?(db: Pick<Database, 'orm'>, now: () => Date): Promise<HappenedSinceByKind>;
  /** Its subscribers to domain events, which run in the transaction of the cause. */
  events?: Subscriptions;
  /**
   * The audit names of its organisers' calls when a manager makes them, by the name of the call. Any other call that
   * changes something is `event.change`.
   */
  organiserActs?: OrganiserActs;
  /** Its reportable things, by kind. */
  reportSubjects?: Readonly<Partial<Record<ReportKind, () => Promise<ReportSubject>>>>;
  /** Counts of its things that wait for managers, by kind. */
  waitingForManagers?: Readonly<Partial<Record<WaitingKind, CountWaiting>>>;
  /** Whether first steps of a manager have happened, by kind. A step has happened if any module says so. */
  firstSteps?: Readonly<Partial<Record<FirstStepKind, HasHappened>>>;
  /** Deletes data that nobody needs any more. Runs every hour, in one of all processes. */
  cleanUp?(app: FastifyInstance, now: Date): Promise<void>;
  /** Its rows about a user, and what the deletion does with them. Export and deletion of an account use it. */
  personalData?(): Promise<readonly PersonalRows[]>;
  /** Its tables without personal data, with what they contain. */
  impersonalTables?: Readonly<Record<string, string>>;
  /**
   * Services for other modules, decorated on the app (`app.<service>`) before any module registers calls. A service
   * must read other services when it is called and not when it is made, so that the order of modules does not matter. A
   * service that works with a job of its own is decorated in `register` instead.
   */
  services?(app: FastifyInstance, context: ModuleContext): void | Promise<void>;
  /** Its topics of the web socket. */
  topics?(app: FastifyInstance, context: ModuleContext): readonly Topic[] | Promise<readonly Topic[]>;
  /** Registers calls and jobs. Modules do so in the order of `moduleList.ts`. */
  register?(app: FastifyInstance, context: ModuleContext): void | Promise<void>;
}

export const defineModule = (module: ServerModule): ServerModule => module;
