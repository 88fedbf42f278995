import { expect, it } from 'vitest';
import { hasPlace } from './hasPlace';

const nowhere = { addressLine: null, googleMapsLink: null, latitude: null };

it.each([
  ['OFFLINE', {}, true],
  ['ONLINE', {}, false],
  ['ONLINE', { addressLine: 'Long Street 7' }, true],
  ['ONLINE', { googleMapsLink: 'https://maps.app.goo.gl/point' }, true],
  ['ONLINE', { latitude: 0 }, true],
] as const)('EVT-03 an event %s with %j: somewhere to come to is %s', (eventType, known, expected) => {
  expect(hasPlace({ eventType, location: { ...nowhere, ...known } })).toBe(expected);
});
