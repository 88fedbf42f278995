import type { Event, EventLocation, Participation } from '../../generated/api/event';

type Place = Pick<EventLocation, 'addressLine' | 'city' | 'region' | 'country'>;

const joined = (parts: readonly (string | null)[]): string => parts.filter(Boolean).join(', ');

/** The town, or the nearest to it that is told: for a card. */
export const townOf = ({ addressLine, city, region, country }: Place): string =>
  city || country || region ? joined([city || region, country]) : (addressLine ?? '');

/** What somebody is to an event, as far as it is worth a word; whoever asks again is nothing to it. */
export function standingOf(
  { paid, approvalRequired }: Pick<Event, 'paid' | 'approvalRequired'>,
  part: Pick<Participation, 'status' | 'approved'> | null,
): 'going' | 'asked' | 'toPay' | 'declined' | undefined {
  switch (part?.status) {
    case 'CONFIRMED':
      return 'going';
    case 'PENDING':
      return paid && (part.approved || !approvalRequired) ? 'toPay' : 'asked';
    case 'REJECTED':
      return 'declined';
    default:
      return undefined;
  }
}
