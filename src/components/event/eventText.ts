import type { Event, EventLocation, Participation } from '../../generated/api/event';

type Place = Pick<EventLocation, 'addressLine' | 'city' | 'region' | 'country'>;

const joined = (parts: readonly (string | null)[]): string => parts.filter(Boolean).join(', ');

/** The city, or the nearest visible part of the address, for a card. */
export const townOf = ({ addressLine, city, region, country }: Place): string =>
  city || country || region ? joined([city || region, country]) : (addressLine ?? '');

/** A person's participation if it is worth a badge. A pending request after a refusal is not. */
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
