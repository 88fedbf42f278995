import type { CheckInAnswer, CheckInPage } from '../../../generated/api/checkIn';
import { participantAt } from '../sampleParticipants';

const at = '2026-11-24T18:05:00.000Z';

/** Four confirmed people, one of whom is checked in. */
export const sampleCheckInPage: CheckInPage = {
  list: [0, 1, 3, 4].map((nth) => {
    const { id, firstName, lastName, avatarUrl } = participantAt(nth);
    return {
      id,
      firstName,
      lastName,
      avatarUrl,
      ticketHash: `hash-${id}`,
      checkedInAt: nth === 4 ? at : null,
    };
  }),
  gone: [],
  asOf: '1',
  hasMore: false,
  page: 0,
  confirmed: 4,
  checkedIn: 1,
};

/** The answer to a scan of one of them. */
export function letInAs(outcome: CheckInAnswer['outcome'], id = 'p0'): CheckInAnswer {
  const { slug, firstName, lastName, avatarUrl } = participantAt(Number(id.slice(1)));
  return {
    outcome,
    person: { id, slug, firstName, lastName, avatarUrl },
    status: 'CONFIRMED',
    checkedInAt: at,
    checkedInBy: 'Olga Tester',
  };
}
