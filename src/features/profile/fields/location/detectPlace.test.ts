// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, refusal, resetRequests, sent } from '../../../../../tests/support/fakeRequest';
import { detectPlace } from './detectPlace';

vi.mock('../../../../api/request', () => import('../../../../../tests/support/fakeRequest'));

const call = 'GET /api/location/reverse';
const locating = (getCurrentPosition: Geolocation['getCurrentPosition']) =>
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
const found: Geolocation['getCurrentPosition'] = (success) =>
  success({ coords: { latitude: 38.722252, longitude: -9.139337 } } as GeolocationPosition);

beforeEach(resetRequests);
afterEach(() => void Reflect.deleteProperty(navigator, 'geolocation'));

describe('detecting where somebody is', () => {
  it('ONB-02 asks for the place, no closer than the neighbourhood', async () => {
    locating(found);
    answer(call, { city: 'Lisbon', country: 'Portugal' });
    const coords = { latitude: 38.722, longitude: -9.139 };
    await expect(detectPlace()).resolves.toEqual({ city: 'Lisbon', country: 'Portugal', ...coords });
    expect(sent()).toEqual([{ call, query: coords }]);
  });

  it('ONB-02 fails where the browser may not or cannot say', async () => {
    await expect(detectPlace()).rejects.toThrow('no geolocation');
    locating((_, fail) => fail?.({ code: 1, message: 'denied' } as GeolocationPositionError));
    await expect(detectPlace()).rejects.toMatchObject({ message: 'denied' });
    expect(sent()).toEqual([]);
  });

  it('ONB-02 fails where nobody knows the place', async () => {
    locating(found);
    answer(call, () => Promise.reject(refusal(1125, 'no', 502)));
    await expect(detectPlace()).rejects.toMatchObject({ code: 1125 });
  });
});
