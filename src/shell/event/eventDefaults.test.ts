import { expect, it } from 'vitest';
import { communityOf } from '../../../tests/support/inCommunity';
import { eventDefaultsOf } from './eventDefaults';

it.each([
  [{}, { currency: 'EUR' }],
  [{ lang: 'ru' }, { currency: 'RUB' }],
  [{ timeZone: 'Europe/Berlin' }, { currency: 'EUR', timeZone: 'Europe/Berlin' }],
])('EVT-02 a community with %j begins an event with %j', (community, defaults) => {
  expect(eventDefaultsOf(communityOf({ community }))).toEqual(defaults);
});
