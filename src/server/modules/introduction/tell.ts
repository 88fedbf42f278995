import { inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import { routePaths } from '../../../lib/routes';
import { contactNames } from '../../../lib/rules/contacts/contactTypes';
import type { Transaction } from '../../db/database';
import { participants } from '../../db/schema';
import { memberOf } from '../../notifications/recipient';
import type { Pair } from './between';
import { contactColumns, nameOf, readableContacts } from './person';

type App = Pick<FastifyInstance, 'communities' | 'notify'>;

interface Sent {
  participantId: string;
  subjectId: string;
  introMessage: string | null;
  deliverAt: Date | null;
  createdAt: Date;
}

/** Of one introduction its reader is told once. */
export const causeOf = ({
  participantId,
  subjectId,
  createdAt,
}: Omit<Sent, 'introMessage' | 'deliverAt'>): string =>
  `${participantId}:${subjectId}:${createdAt.getTime()}`;

const columns = { ...contactColumns, userId: participants.userId };

/** Tells somebody who would like to meet them, once it cannot be taken back any more. */
export async function tellIntroduced(
  app: App,
  tx: Transaction,
  config: CommunityConfig,
  sent: Sent,
): Promise<void> {
  const both = await tx.orm
    .select(columns)
    .from(participants)
    .where(inArray(participants.id, [sent.participantId, sent.subjectId]));
  const from = both.find(({ id }) => id === sent.participantId);
  const reader = both.find(({ id }) => id === sent.subjectId);
  const to = reader && (await memberOf(app, tx.orm, config, reader.userId));
  if (!from || !to) return;
  await app.notify(
    tx,
    'introduced',
    to,
    {
      ...{ firstName: from.firstName || nameOf(from), name: nameOf(from), message: sent.introMessage ?? '' },
      about: [from.position, from.company].filter(Boolean).join(', '),
      url: to.siteUrl + routePaths.myCommunities,
    },
    { cause: causeOf(sent), notBefore: sent.deliverAt ?? undefined },
  );
}

/** Tells two members that they are connected, each with what they may read of the other's contacts. */
export async function tellConnected(
  app: App,
  tx: Transaction,
  config: CommunityConfig,
  pair: Pair,
): Promise<void> {
  const ids = [pair.viewerId, pair.subjectId];
  const both = await tx.orm.select(columns).from(participants).where(inArray(participants.id, ids));
  for (const reader of both) {
    const other = both.find(({ id }) => id !== reader.id);
    const to = await memberOf(app, tx.orm, config, reader.userId);
    if (!other || !to) continue;
    const contacts = readableContacts(other, 'connection', config);
    const data = {
      ...{ firstName: other.firstName || nameOf(other), name: nameOf(other) },
      contacts: contacts.map(({ type, value }) => `${contactNames[type][to.lang]}: ${value}`),
      url: to.siteUrl + routePaths.contacts,
    };
    await app.notify(tx, 'connected', to, data, { cause: `${reader.id}:${other.id}` });
  }
}
