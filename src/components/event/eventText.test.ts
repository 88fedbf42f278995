import { describe, expect, it } from 'vitest';
import { podcast, potluck, supper } from '../story/sampleEvents';
import { addressOf } from '../../lib/rules/event/addressOf';
import { standingOf, townOf } from './eventText';

const nothing = podcast.location;

describe('EVT-03 where an event is, as far as it is told', () => {
  it.each([
    [potluck.location, 'Leipzig, Germany', 'Karl-Heine-Straße 99, 04229 Leipzig, Saxony, Germany'],
    [supper.location, 'New York, United States', 'New York, United States'],
    [{ ...nothing, addressLine: 'Rua Nova 12' }, 'Rua Nova 12', 'Rua Nova 12'],
    [{ ...nothing, country: 'Portugal' }, 'Portugal', 'Portugal'],
    [nothing, '', ''],
  ])('%#', (place, town, address) => {
    expect(townOf(place)).toBe(town);
    expect(addressOf(place)).toBe(address);
  });
});

describe('EVT-04 what somebody is to an event', () => {
  const free = { paid: false, approvalRequired: false };
  it.each([
    ['NOT_PARTICIPATING', false, free, undefined],
    ['CANCELLED', false, free, undefined],
    ['CONFIRMED', true, free, 'going'],
    ['REJECTED', false, free, 'declined'],
    ['PENDING', false, { ...free, approvalRequired: true }, 'asked'],
    ['PENDING', false, { paid: true, approvalRequired: true }, 'asked'],
    ['PENDING', true, { paid: true, approvalRequired: true }, 'toPay'],
    ['PENDING', false, { ...free, paid: true }, 'toPay'],
  ] as const)('%s, approved %s', (status, approved, event, standing) =>
    expect(standingOf(event, { status, approved })).toBe(standing),
  );

  it('is nothing to a visitor', () => expect(standingOf(free, null)).toBeUndefined());
});
