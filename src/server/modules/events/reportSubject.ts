import type { Event } from '../../../generated/api/event';
import { guestAt, isInside } from '../../guards/membership';
import type { Reportable, ReportSubject } from '../../reportSubject';

const seenOf = ({ location, ...event }: Event): Reportable['seen'] => ({
  title: event.title,
  description: event.description,
  when: [event.date, event.startTime, event.timeZone].join(' '),
  place: [location.addressLine, location.city, location.country].filter(Boolean).join(', '),
  online: event.onlineMeetingLink,
  payment: event.paymentLink,
  organizerContact: event.organizerContact,
});

/** An event that a member sees, or a guest came to: its organisers'. */
export const reportSubject: ReportSubject = {
  async find({ app, config, by, id }) {
    const own = isInside(by) ? by.membership?.participantId : guestAt(by, config.id, id);
    const found = own ? await app.events.shownTo(by, config.id, id) : undefined;
    const [first, ...others] = found ? await app.events.ownersOf(id) : [];
    if (!own || !found || !first) return undefined;
    return { reporterId: own, owners: [first, ...others], seen: seenOf(found) };
  },
};
