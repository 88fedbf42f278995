import Fastify, { type FastifyBaseLogger, type FastifyInstance, type RouteOptions } from 'fastify';
import { registerCallerAddress } from './callerAddress';
import type { Env } from './env';
import { AppError } from './errors';
import { registerJobs } from './jobs/jobs';
import { limitTable, type LimitTable } from './limits/table';
import { createLogger } from './logger';
import { OneLineLog } from './requestLog';
import { registerAccountRoutes } from './modules/account/routes';
import { registerAdmissions } from './modules/admission/routes';
import { registerAudit } from './modules/audit/routes';
import { registerAuth } from './modules/auth/routes';
import { registerBrandFiles } from './modules/brand/routes';
import { registerCommunities } from './modules/community/register';
import { createCommunityRepository } from './modules/community/repository';
import { registerCurrentUser } from './modules/currentUser/routes';
import { registerDirectory } from './modules/directory/routes';
import { registerEvents } from './modules/event/register';
import { registerEventTellings } from './modules/event/telling/register';
import { createRequestsSpokenOf } from './modules/event/telling/requests';
import { createEventStands } from './modules/event/telling/stands';
import { registerImages, type LinkOptions } from './modules/image/register';
import { registerIntroductions } from './modules/introduction/routes';
import { registerInvitationRoutes } from './modules/invitation/routes';
import { registerLive } from './modules/live/routes';
import { registerLookups } from './modules/lookup/routes';
import { createMeetingStands } from './modules/meeting/stands';
import { createSpokenOf } from './modules/matching/spokenOf';
import { registerMatching, type MatchingOptions } from './modules/matching/register';
import { registerUnsubscribe } from './modules/notification/routes';
import { registerMeetings } from './modules/meeting/register';
import { registerMembers } from './modules/management/memberRoutes';
import { registerMemberInvites } from './modules/memberInvite/routes';
import { registerManagerHome } from './modules/managerHome/routes';
import { registerManagers } from './modules/management/managerRoutes';
import { registerPages } from './modules/page/register';
import { registerParticipants } from './modules/participant/routes';
import { registerQuestions } from './modules/question/routes';
import { registerReports } from './modules/report/routes';
import { registerSessionRoutes } from './modules/session/routes';
import { registerSystem } from './modules/system/routes';
import { notificationKinds } from './notificationKinds';
import { registerCleanup } from './plugins/cleanup';
import { registerDatabase, type DatabaseOptions } from './plugins/database';
import { registerDevelopment } from './plugins/development';
import { registerDocs } from './plugins/docs';
import { answerError, registerErrors } from './plugins/errors';
import { registerThrottle } from './jobs/throttle';
import { registerLimits } from './plugins/limits';
import { registerMail, type MailOptions } from './plugins/mail';
import { registerNotifications } from './plugins/notifications';
import { registerParsing } from './plugins/parsing';
import { registerSecurity } from './plugins/security';
import { registerServices } from './plugins/services';
import { registerShutdown } from './plugins/shutdown';
import { registerStorage } from './plugins/storage';
import { registerValidation } from './plugins/validation';
import { readSecrets } from './secrets';
import { proxyRule } from './trustProxy';
import { readVariant } from './variant';

export interface AppOptions {
  env: Env;
  /** The server's clock. */
  now?: () => Date;
  logger?: FastifyBaseLogger;
  limits?: LimitTable;
  /** The folder that holds the builds of the client; without one there are calls and no pages. */
  builtDir?: string;
  /** The source's index.html, completed by Vite (development). */
  sourceTemplate?: string;
  /** How long sending emails takes and is waited for. */
  mail?: MailOptions;
  /** Whether rounds of recommendations begin by the clock. */
  matching?: MatchingOptions;
  /** Where links to pictures may lead instead of to the public internet: for tests, so by no variable. */
  pictureLinks?: Partial<LinkOptions>;
  /** How long requests under way may take once the server closes, in ms. */
  closingGrace?: number;
  database?: DatabaseOptions;
  /** Told when the embedded database ended by itself: nothing works from then on. */
  onDatabaseExit?: (reason: string) => void;
  /** Told of every route there is. */
  onRoute?: (route: RouteOptions) => void;
}

/** How long a request may take to arrive, in ms. */
const requestTimeout = 60_000;
/** Largest body where the contract says nothing of it, in bytes. */
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
  const { env, now, limits, builtDir, sourceTemplate, onRoute } = options;
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
  registerServices(app, now, builtDir);
  registerThrottle(app);
  registerJobs(app);
  registerCleanup(app, now);
  await registerDocs(app);

  await registerCommunities(app, now);
  registerBrandFiles(app, { builtDir });
  const spokenOf = new Map([...createSpokenOf(app.db, now), ...createRequestsSpokenOf(app.db)]);
  const stands = new Map([...createEventStands(app.db, now), ...createMeetingStands(app.db, now)]);
  const renderWorker = new URL('./renderWorker.ts', import.meta.url);
  await registerMail(app, now, { kinds: notificationKinds, renderWorker, spokenOf, stands }, options.mail);
  registerNotifications(app, now);
  registerSystem(app);
  registerAuth(app, now);
  registerCurrentUser(app, now);
  registerSessionRoutes(app);
  registerInvitationRoutes(app);
  registerParticipants(app, now);
  registerQuestions(app);
  registerManagerHome(app, now);
  registerMemberInvites(app, now);
  await registerImages(app, now, options.pictureLinks);
  registerLookups(app);
  registerAccountRoutes(app, now);
  registerMembers(app, now);
  registerManagers(app, now);
  registerAudit(app, now);
  registerLive(app, now);
  registerAdmissions(app);
  registerReports(app, now);
  registerDirectory(app, now);
  registerIntroductions(app, now);
  await registerMatching(app, now, options.matching);
  registerUnsubscribe(app);
  await registerMeetings(app, now, options.matching);
  await registerEventTellings(app, now, options.matching);
  await registerEvents(app, now, options.matching);
  await registerDevelopment(app);
  const notThere = async () => {
    throw new AppError(1110);
  };
  app.all('/api/*', { schema: { hide: true }, onRequest: notThere }, notThere);
  const { preview } = createCommunityRepository(app.db);
  await registerPages(app, {
    builtDir,
    sourceTemplate,
    people: (config, count) => preview(config.id, count),
  });
}
