import { and, eq, exists, sql } from 'drizzle-orm';
import type { Event } from '../../../generated/api/event';
import { eventOrganisers, participants } from '../../db/schema';
import { guestAt, isInside } from '../../guards/membership';
import type { Reportable, ReportSubject, SubjectDecisions } from '../../reportSubject';
import { endedByManagers } from './notifications/endedByManagers';

const seenOf = ({ location, ...event }: Event): Reportable['seen'] => ({
  title: event.title,
  description: event.description,
  when: [event.date, event.startTime, event.timeZone].join(' '),
  place: [location.addressLine, location.city, location.country].filter(Boolean).join(', '),
  online: event.onlineMeetingLink,
  payment: event.paymentLink,
  organizerContact: event.organizerContact,
});

/** Managers end an event and give the organiser a reason. */
const decisions: SubjectDecisions = {
  names: ['CANCEL_EVENT', 'DELETE_EVENT'],
  lock: (app, tx, { communityId, id }) => app.events.lock(tx, communityId, id),
  async carryOut(app, tx, { communityId, id, decision, by, words }) {
    const deleted = decision === 'DELETE_EVENT';
    const how = deleted ? 'DELETE_EVENT' : 'CANCEL_EVENT';
    const event = await app.events.end(tx, { communityId, id, how, by });
    if (!words) return;
    const { to, text, cause } = words;
    await app.notify(tx, endedByManagers, to, { text, event, deleted }, { cause, thing: cause, by });
  },
};

/** An event that a member sees, or a guest came to: its organisers'. */
export const reportSubject: ReportSubject = {
  async find({ app, config, by, id }) {
    const own = isInside(by) ? by.membership?.participantId : guestAt(by, config.id, id);
    const found = own ? await app.events.shownTo(by, config.id, id) : undefined;
    const [first, ...others] = found ? await app.events.ownersOf(id) : [];
    if (!own || !found || !first) return undefined;
    return { reporterId: own, owners: [first, ...others], seen: seenOf(found) };
  },
  fields: ['title', 'when', 'place', 'online', 'description', 'payment', 'organizerContact'],
  decisions,
  isOwnedBy: (orm, id, userId) =>
    exists(
      orm
        .select({ one: sql`1` })
        .from(eventOrganisers)
        .innerJoin(participants, eq(participants.id, eventOrganisers.participantId))
        .where(and(eq(eventOrganisers.eventId, id), eq(participants.userId, userId))),
    ),
};
