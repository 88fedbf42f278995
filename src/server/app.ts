import Fastify, { type FastifyBaseLogger, type FastifyInstance, type RouteOptions } from 'fastify';
import { registerCallerAddress } from './callerAddress';
import { createPublish } from './domainEvents/publish';
import type { Env } from './env';
import { AppError } from './errors';
import { registerJobs } from './jobs/jobs';
import { limitTable } from './limitTable';
import type { LimitTable } from './limits/limits';
import { createLogger } from './logger';
import { OneLineLog } from './requestLog';
import { modules } from './moduleList';
import { channelsOf } from './channels/channelList';
import type { Channel, SendingOptions } from './notifications/channel';
import { notificationKinds } from './notificationKinds';
import type { ModuleOptions } from './defineModule';
import { createEmailHash } from './people/emailHash';
import { createPersons } from './people/persons';
import { organiserActsOf } from './plugins/auditEventCall';
import { registerCleanup, type CleanUpOptions } from './plugins/cleanup';
import { registerDatabase, type DatabaseOptions } from './plugins/database';
import { registerDocs } from './plugins/docs';
import { answerError, registerErrors } from './plugins/errors';
import { registerThrottle } from './jobs/throttle';
import { registerLimits } from './plugins/limits';
import { registerDeliveries } from './plugins/deliveries';
import { registerNotifications } from './plugins/notifications';
import { registerParsing } from './plugins/parsing';
import { registerRequestContext } from './plugins/route';
import { registerSecurity } from './plugins/security';
import { buildSerializer } from './plugins/serialization';
import { registerShutdown } from './plugins/shutdown';
import { registerStorage } from './plugins/storage';
import { registerValidation } from './plugins/validation';
import type { RealtimeBounds } from './realtime/bounds';
import { createRealtime } from './realtime/realtime';
import type { Topic } from './realtime/topic';
import { readSecrets, type Secrets } from './secrets';
import { proxyRule } from './trustProxy';
import { readVariant } from './variant';

declare module 'fastify' {
  interface FastifyInstance {
    env: Env;
    secrets: Secrets;
  }
}

export interface AppOptions extends ModuleOptions {
  env: Env;
  /** The server's clock. */
  now?: () => Date;
  logger?: FastifyBaseLogger;
  limits?: LimitTable;
  mail?: SendingOptions;
  /** Channels in addition to those of the program. */
  channels?: readonly Channel[];
  /** Whether the clean-up runs by the clock. */
  cleanUp?: CleanUpOptions;
  /** How long requests under way may take once the server closes, in ms. */
  closingGrace?: number;
  database?: DatabaseOptions;
  /** Limits of web sockets. */
  realtime?: Partial<RealtimeBounds>;
  /** Topics in addition to those of the modules. */
  topics?: readonly Topic[];
  /** Called when the embedded database ended by itself: nothing works from then on. */
  onDatabaseExit?: (reason: string) => void;
  /** Called with every route. */
  onRoute?: (route: RouteOptions) => void;
}

/** How long a request may take to arrive, in ms. */
const requestTimeout = 60_000;
/** Maximum body size in bytes if the contract states none. */
const bodyLimit = 4 * 1024;

/**
 * Builds the server, for production and tests alike: everything is open and migrated when it resolves, nothing listens
 * yet. `close()` ends jobs, database and connections in this order.
 */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { env, now = () => new Date(), limits = limitTable } = options;
  const logger = options.logger ?? createLogger(env);
  const app: FastifyInstance = Fastify({
    bodyLimit,
    requestTimeout,
    loggerInstance: logger,
    logController: new OneLineLog(logger),
    trustProxy: proxyRule(env.TRUST_PROXY),
    routerOptions: { maxParamLength: 300 },
    schemaController: { compilersFactory: { buildSerializer } },
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  });
  try {
    await assemble(app, { ...options, now, limits });
  } catch (error) {
    await app.close();
    throw error;
  }
  return app;
}

async function assemble(
  app: FastifyInstance,
  options: AppOptions & { now: () => Date; limits: LimitTable },
): Promise<void> {
  const { env, now, limits, builtDir, onRoute } = options;
  if (onRoute) app.addHook('onRoute', onRoute);
  app.decorate('env', env);
  app.decorate('secrets', readSecrets(env.SECRETS_FILE));
  app.decorate('variant', readVariant(env, builtDir));
  registerCallerAddress(app);
  registerShutdown(app, options.closingGrace);
  registerErrors(app);
  registerParsing(app);
  registerValidation(app);
  registerStorage(app);
  await registerSecurity(app);
  await registerDatabase(app, env, (reason) => options.onDatabaseExit?.(reason), options.database);
  await registerLimits(app, limits, now);
  app.decorate('publish', createPublish(app, modules, now));
  app.decorate('organiserActs', organiserActsOf(modules));
  registerRequestContext(app);
  app.decorate('persons', createPersons(createEmailHash(env.HASH_SECRET), now));
  for (const module of modules) await module.services?.(app, { now, options, modules });
  const declared = await Promise.all(
    modules.map((module) => module.topics?.(app, { now, options, modules }) ?? []),
  );
  const topics = [...declared.flat(), ...(options.topics ?? [])];
  app.decorate('realtime', createRealtime(app, { topics, now, bounds: options.realtime }));
  registerThrottle(app);
  registerJobs(app);
  await registerDocs(app);

  const relevances = await Promise.all(modules.map((module) => module.relevance?.(app.db, now)));
  const relevance = new Map(relevances.flatMap((byKind) => [...(byKind ?? [])]));
  const kinds = notificationKinds;
  const created = channelsOf(env).map(({ create }) => create(app, { kinds, now, ...options.mail }));
  const channels = [...created, ...(options.channels ?? [])];
  await registerDeliveries(app, now, { kinds, relevance, channels }, options.mail);
  registerNotifications(app, now, { kinds, channels });
  const notThere = async () => {
    throw new AppError(1110);
  };
  app.all('/api/*', { schema: { hide: true }, onRequest: notThere }, notThere);
  for (const module of modules) await module.register?.(app, { now, options, modules });
  await registerCleanup(app, modules, now, options.cleanUp);
}
