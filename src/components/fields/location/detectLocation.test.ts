// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { answer, refusal, sent } from '../../../../tests/support/answers';
import { contract } from '../../../generated/api/contract';
import { detectLocation } from './detectLocation';

const call = contract.lookup.reverseGeocode;
const locating = (getCurrentPosition: Geolocation['getCurrentPosition']) =>
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
const found: Geolocation['getCurrentPosition'] = (success) =>
  success({ coords: { latitude: 38.722252, longitude: -9.139337 } } as GeolocationPosition);

afterEach(() => void Reflect.deleteProperty(navigator, 'geolocation'));

describe('detecting where somebody is', () => {
  it('ONB-02 asks for the place, no closer than the neighbourhood', async () => {
    locating(found);
    answer(call, { city: 'Lisbon', country: 'Portugal' });
    const coords = { latitude: 38.722, longitude: -9.139 };
    await expect(detectLocation()).resolves.toEqual({ city: 'Lisbon', country: 'Portugal', ...coords });
    expect(sent()).toEqual([{ call, query: coords }]);
  });

  it('ONB-02 fails where the browser may not or cannot say', async () => {
    await expect(detectLocation()).rejects.toThrow('no geolocation');
    locating((_, fail) => fail?.({ code: 1, message: 'denied' } as GeolocationPositionError));
    await expect(detectLocation()).rejects.toMatchObject({ message: 'denied' });
    expect(sent()).toEqual([]);
  });

  it('ONB-02 fails where nobody knows the place', async () => {
    locating(found);
    answer(call, refusal(1125, 'no', 502));
    await expect(detectLocation()).rejects.toMatchObject({ code: 1125 });
  });
});
