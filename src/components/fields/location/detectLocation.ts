import { request } from '../../../api/request';
import { reverseGeocode } from '../../../generated/api/client/lookup';
import type { LocationInput } from '../../../generated/api/participant';

/** The browser asks its user first; this counts from the answer. */
const timeoutMs = 15_000;

const position = (): Promise<GeolocationPosition> =>
  new Promise((resolve, reject) => {
    // Absent where the page is not served securely.
    if (!('geolocation' in navigator)) throw new Error('no geolocation');
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: timeoutMs, maximumAge: 600_000 });
  });

/** Five digits are about a metre, three are a neighbourhood; more would be too private. */
const coarse = (degrees: number): number => Math.round(degrees * 1000) / 1000;

/**
 * The browser's position, named by the configured geocoder in the viewer's language. The coordinates are rounded to
 * about a hundred metres before they leave the device.
 * @throws the cause: permission denied, position unavailable, timeout, no such location.
 */
export async function detectLocation(): Promise<LocationInput> {
  const { coords } = await position();
  const query = { latitude: coarse(coords.latitude), longitude: coarse(coords.longitude) };
  const { city, country } = await request(reverseGeocode, { query });
  return { city, country, ...query };
}
