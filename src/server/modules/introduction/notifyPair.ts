import { inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import { avatarOf } from '../../../lib/avatar';
import { contactsPath } from '../../../lib/contactTabs';
import { pathTo } from '../../../lib/pathTo';
import { memberHomePath } from '../../../config/routing';
import { contactNames } from '../../../lib/rules/contacts/contactTypes';
import type { Orm, Transaction } from '../../db/database';
import { participants } from '../../db/schema';
import { withdraw } from '../../notifications/deliveries/deliveries';
import { memberOf } from '../../notifications/recipients/recipient';
import { nameOf } from '../../people/nameOf';
import type { Pair } from './relationBetween';
import { contactColumns, readableContacts } from './readableContacts';
import { connected } from './notifications/connected';
import { introduced } from './notifications/introduced';

/** Edge of a face in an email, in px of the file: twice that shown. */
const faceSize = 108;

type App = Pick<FastifyInstance, 'communities' | 'notify' | 'readReasons'>;

interface Sent {
  participantId: string;
  subjectId: string;
  introMessage: string | null;
  deliverAt: Date | null;
  createdAt: Date;
}

/** An introduction has one cause, so its reader is notified of it once. */
const causeOf = ({ participantId, subjectId, createdAt }: Omit<Sent, 'introMessage' | 'deliverAt'>): string =>
  `${participantId}:${subjectId}:${createdAt.getTime()}`;

/** Withdraws the notification of an introduction that was not delivered yet. */
export const withdrawIntroduced = (orm: Orm, sent: Omit<Sent, 'introMessage' | 'deliverAt'>): Promise<void> =>
  withdraw(orm, introduced, causeOf(sent));

const columns = { ...contactColumns, userId: participants.userId };

/** Notifies a person that a member would like to meet them, once the introduction cannot be withdrawn. */
export async function notifyIntroduced(
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
  const asked = { config, lang: to.lang, viewerId: sent.subjectId };
  const reasons = await app.readReasons(tx.orm, asked, [from]);
  await app.notify(
    tx,
    introduced,
    to,
    {
      from: {
        firstName: from.firstName || nameOf(from),
        name: nameOf(from),
        about: [from.position, from.company].filter(Boolean).join(', '),
        city: from.city ?? '',
        photoUrl: from.avatarUrl ? new URL(avatarOf(from.avatarUrl, faceSize), to.siteUrl).href : '',
        url: to.siteUrl + pathTo('participant', { slug: from.slug }),
        reasons: reasons.get(from.id) ?? [],
      },
      message: sent.introMessage ?? '',
      url: to.siteUrl + memberHomePath(to.community.community),
    },
    {
      cause: causeOf(sent),
      thing: `${from.id}:${reader.id}`,
      group: reader.id,
      by: { participantId: from.id },
      about: [from.id],
      notBefore: sent.deliverAt ?? undefined,
    },
  );
}

/** Each of the two is notified once per connection. A later connection of the same pair has a cause of its own. */
const connectedCause = (reader: string, other: string, at: Date): string =>
  `${reader}:${other}:${at.getTime()}`;

/** Withdraws the notifications of a connection that ended before they were delivered. */
export async function withdrawConnected(
  orm: Orm,
  { firstId, secondId, connectedAt }: { firstId: string; secondId: string; connectedAt: Date },
): Promise<void> {
  await withdraw(orm, connected, connectedCause(firstId, secondId, connectedAt));
  await withdraw(orm, connected, connectedCause(secondId, firstId, connectedAt));
}

/** Notifies two members that they are connected, each with those contacts of the other that they may read. */
export async function notifyConnected(
  app: App,
  tx: Transaction,
  config: CommunityConfig,
  pair: Pair,
  at: Date,
): Promise<void> {
  const ids = [pair.viewerId, pair.subjectId];
  const both = await tx.orm.select(columns).from(participants).where(inArray(participants.id, ids));
  for (const reader of both) {
    const other = both.find(({ id }) => id !== reader.id);
    const to = await memberOf(app, tx.orm, config, reader.userId);
    if (!other || !to) continue;
    const contacts = readableContacts(other, 'connection', config);
    const data = {
      firstName: other.firstName || nameOf(other),
      name: nameOf(other),
      contacts: contacts.map(({ type, value }) => ({ label: contactNames[type][to.lang], value })),
      url: to.siteUrl + contactsPath('connected'),
    };
    await app.notify(tx, connected, to, data, {
      cause: connectedCause(reader.id, other.id, at),
      thing: `${other.id}:${reader.id}`,
      by: { participantId: pair.viewerId },
      about: [other.id],
    });
  }
}
