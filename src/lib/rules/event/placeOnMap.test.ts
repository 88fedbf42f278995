import { describe, expect, it } from 'vitest';
import { placeOnMap } from './placeOnMap';

const nowhere = { addressLine: null, latitude: null, longitude: null, googleMapsLink: null, city: null };
const own = 'https://maps.app.goo.gl/abc';

describe('the map of an event', () => {
  it.each([
    ['nothing told', {}, undefined],
    ['a town alone', { city: 'Leipzig' }, undefined],
    [
      'a street',
      { addressLine: 'Lange Straße 7', city: 'Leipzig' },
      'https://www.google.com/maps/search/?api=1&query=Lange+Stra%C3%9Fe+7%2C+Leipzig',
    ],
    [
      'a point',
      { addressLine: 'x', latitude: 51.3, longitude: 0 },
      'https://www.google.com/maps/search/?api=1&query=51.3%2C0',
    ],
    ['the organisers’ link', { googleMapsLink: own, latitude: 1, longitude: 2 }, own],
    ['a link elsewhere', { googleMapsLink: 'https://evil.example/maps' }, undefined],
  ])('EVT-08 leads to the place as far as it is told: %s', (_, told, link) => {
    expect(placeOnMap({ ...nowhere, ...told })).toBe(link);
  });
});
