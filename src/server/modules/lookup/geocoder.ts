import * as v from 'valibot';
import type { GeocodedLocation } from '../../../generated/api/lookup';
import { withoutSlashes } from '../../../lib/addressParts';
import type { Lang } from '../../../lib/lang';
import { cleanField } from '../../../lib/rules/profile/profile';
import type { Env } from '../../env';
import { AppError } from '../../errors';
import { ask } from './ask';

const lenient = v.fallback(v.optional(v.string()), undefined);

/** Nominatim's names for populated places, the most specific first. */
const schema = v.object({
  address: v.object({
    city: lenient,
    town: lenient,
    village: lenient,
    hamlet: lenient,
    municipality: lenient,
    county: lenient,
    state: lenient,
    country: lenient,
  }),
});

const timeout = 8000;
/** Zoom of a city in Nominatim's measure. */
const cityZoom = '10';

interface Coordinates {
  latitude: number;
  longitude: number;
}

/** More of a name than any location has is not looked at. */
const longestName = 1000;
const cleaned = (field: 'city' | 'country', name = ''): string =>
  cleanField(field, name.slice(0, longestName));

/** The service gets to know the part of a town and not the house: about a kilometre. */
const coarse = (degrees: number): string => degrees.toFixed(2);

/**
 * Finds the location of coordinates by the reverse geocoder at GEOCODER_URL, which implements Nominatim's
 * `/reverse?format=jsonv2`. Throws 1125 if none is configured, or it finds no location.
 */
export function createGeocoder({ GEOCODER_URL, PUBLIC_URL }: Env) {
  return async function reverse({ latitude, longitude }: Coordinates, lang: Lang): Promise<GeocodedLocation> {
    if (!GEOCODER_URL) throw new AppError(1125);
    const url = new URL(`${withoutSlashes(GEOCODER_URL)}/reverse`);
    url.search = new URLSearchParams({
      format: 'jsonv2',
      lat: coarse(latitude),
      lon: coarse(longitude),
      zoom: cityZoom,
      addressdetails: '1',
      'accept-language': lang,
    }).toString();
    // Nominatim asks everybody to say who they are.
    const headers = { 'user-agent': `community-platform (${new URL(PUBLIC_URL).host})` };
    const { address } = await ask(schema, { url, headers, timeout }).catch((cause: unknown) => {
      throw new AppError(1125, { cause });
    });
    const { country, ...localities } = address;
    const city = cleaned('city', Object.values(localities).find(Boolean));
    if (!city) throw new AppError(1125);
    return { city, country: cleaned('country', country) || null };
  };
}
