import { eq } from 'drizzle-orm';
import { pathTo } from '../../../../lib/pathTo';
import { formatWhen } from '../../../../lib/rules/event/formatEvent';
import type { Transaction } from '../../../db/database';
import { participants } from '../../../db/schema';
import type { ParticipationActivities } from './activity';
import type { StoredEvent } from '../../../eventAccess/stored';
import { readerOf } from '../../../eventAccess/reader';
import { nameOf } from '../../../people/nameOf';
import { nameColumns } from '../../../people/nameColumns';
import type { NotifyApp } from './notifyParticipant';
import { urgentFrom } from '../../../notifications/kinds/urgent';
import { eventInvited, organiserInvited } from '../notifications/eventInvited';

/** Notifies a person of an invitation, in its author's name, once per invitation. */
export const createNotifyInvited =
  (app: NotifyApp, now: () => Date) =>
  async (tx: Transaction, event: StoredEvent, invited: ParticipationActivities['INVITED']): Promise<void> => {
    const { participantId, invitedAs, invitedBy, cause, by } = invited;
    const config = app.communities.byId(event.communityId);
    const to = config && (await readerOf(app, tx.orm, config, participantId));
    const [inviter] = await tx.orm
      .select(nameColumns)
      .from(participants)
      .where(eq(participants.id, invitedBy));
    if (!to || !inviter) return;
    const { id: eventId, title, startsAt, endsAt, timeZone: zone } = event;
    const moments = { startsAt: startsAt.toISOString(), endsAt: endsAt?.toISOString() ?? null };
    const data = {
      eventId,
      title,
      when: formatWhen(moments, { lang: to.lang, zone, now: now() }),
      name: nameOf(inviter),
      url: to.siteUrl + pathTo('event', { eventId }),
    };
    const kind = invitedAs === 'ORGANISER' ? organiserInvited : eventInvited;
    const occasion = { cause, by, thing: eventId, urgentFrom: urgentFrom(event), about: [invitedBy] };
    await app.notify(tx, kind, to, data, occasion);
  };
