import { and, count, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import type { ReportReaches } from '../../../generated/api/report';
import { routePaths } from '../../../lib/routes';
import type { Orm, Transaction } from '../../db/database';
import { reports } from '../../db/schema';
import { withdraw } from '../../notifications/deliveries/deliveries';
import { hourCause, waitingEvery } from '../../notifications/recipients/managers';
import { memberOf, userAt } from '../../notifications/recipients/recipient';
import { decidersOf } from './deciders';
import { reportForAdministrators } from './notifications/reportForAdministrators';
import { reportForOperator } from './notifications/reportForOperator';
import { reportWaiting } from './notifications/reportWaiting';

interface Waiting {
  /** User ids of the reporter and the owners. None of them is notified. */
  except: readonly string[];
  /** Whether one of the owners is somebody about whom only administrators decide. */
  administrators: boolean;
  aboutManager: boolean;
  now: Date;
  /** While the report can be withdrawn there is nothing to decide. */
  notBefore: Date;
  /** Whether the deciders were notified already. */
  isKnown: boolean;
}

/**
 * Notifies the people who may decide about a report that one waits: without its content, and at most once an hour.
 * Reports about a manager reach administrators whether or not they are members; those that nobody may decide reach the
 * operator. Returns who may decide.
 */
export async function notifyDeciders(
  app: FastifyInstance,
  tx: Transaction,
  config: CommunityConfig,
  { except, administrators, aboutManager, now, notBefore, isKnown }: Waiting,
): Promise<ReportReaches> {
  const { members, outsiders, reaches } = await decidersOf(app, tx.orm, config, { administrators, except });
  if (isKnown) return reaches;
  // No actor, so that the notification does not reveal the reporter.
  const occasion = {
    cause: hourCause(config, now),
    every: waitingEvery,
    notBefore,
    thing: config.id,
    by: null,
  };
  for (const userId of members) {
    const to = await memberOf(app, tx.orm, config, userId);
    if (to) await app.notify(tx, reportWaiting, to, { url: to.siteUrl + routePaths.reports }, occasion);
  }
  for (const userId of aboutManager || members.length === 0 ? outsiders : []) {
    const to = await userAt(app, tx.orm, config, userId);
    const data = to && { url: to.siteUrl + routePaths.reports };
    if (data) await app.notify(tx, reportForAdministrators, to, data, occasion);
  }
  const { OPERATOR_EMAIL: email } = app.env;
  if (reaches !== 'OPERATOR' || !email) return reaches;
  const siteUrl = app.communities.origin(config, '');
  const operator = { community: config, siteUrl, lang: config.community.lang, email };
  const data = { url: siteUrl + routePaths.reports, domain: config.domain };
  await app.notify(tx, reportForOperator, operator, data, occasion);
  return reaches;
}

const kinds = [reportWaiting, reportForAdministrators, reportForOperator];

/** Withdraws undelivered notifications about a report that no longer waits, if no other report waits. */
export async function withdrawNotification(
  orm: Orm,
  config: CommunityConfig,
  { createdAt }: Pick<typeof reports.$inferSelect, 'createdAt'>,
): Promise<void> {
  const [open] = await orm
    .select({ count: count() })
    .from(reports)
    .where(and(eq(reports.communityId, config.id), isNull(reports.decision)));
  if (open?.count !== 0) return;
  for (const kind of kinds) await withdraw(orm, kind, hourCause(config, createdAt));
}
