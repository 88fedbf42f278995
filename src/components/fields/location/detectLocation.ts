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

/** Five digits are about a metre; three are a neighbourhood, and more is nobody's business. */
const coarse = (degrees: number): number => Math.round(degrees * 1000) / 1000;

/**
 * Where the browser says we are, as the configured geocoder names it in the viewer's language; the coordinates are
 * rounded to about a hundred metres before they leave the device.
 * @throws whatever went wrong: refused, not known, not in time, no such location.
 */
export async function detectLocation(): Promise<LocationInput> {
  const { coords } = await position();
  const query = { latitude: coarse(coords.latitude), longitude: coarse(coords.longitude) };
  const { city, country } = await request(reverseGeocode, { query });
  return { city, country, ...query };
}
