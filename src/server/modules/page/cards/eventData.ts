import type { Event } from '../../../../generated/api/event';
import { wallTimeOf } from '../../../../lib/timeZone';
import type { StructuredData } from './card';

interface About {
  /** Address of the event's page. */
  url: string;
  /** Origin of the site, and its title: the community is who invites. */
  origin: string;
  community: string;
}

/** A moment as schema.org wants it: by the clock of the place, with its distance from UTC. */
function localMoment(moment: string, zone: string): string {
  const wall = wallTimeOf(new Date(moment), zone);
  const ahead = Math.round((Date.parse(`${wall}Z`) - Date.parse(moment)) / 60_000);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.trunc(Math.abs(ahead) / 60), Math.abs(ahead) % 60];
  return `${wall}:00${ahead < 0 ? '-' : '+'}${two(hours)}:${two(minutes)}`;
}

const told = (value: string | null): string | undefined => value ?? undefined;

/** The visible parts of the location. Undefined if there are none. */
function placeOf({ location, title }: Event): StructuredData | undefined {
  const { addressLine, city, region, postalCode, country, latitude, longitude } = location;
  if (![addressLine, city, region, postalCode, country].some(Boolean)) return undefined;
  return {
    '@type': 'Place',
    name: addressLine ?? city ?? country ?? title,
    address: {
      '@type': 'PostalAddress',
      streetAddress: told(addressLine),
      addressLocality: told(city),
      addressRegion: told(region),
      postalCode: told(postalCode),
      addressCountry: told(country),
    },
    geo:
      latitude === null || longitude === null
        ? undefined
        : { '@type': 'GeoCoordinates', latitude, longitude },
  };
}

/** Structured data of an event as schema.org's `Event`: for events that visitors may see, with what they may know. */
export function eventData(event: Event, { url, origin, community }: About): StructuredData {
  const isOnline = event.eventType === 'ONLINE';
  const place = event.hasPlace ? placeOf(event) : undefined;
  // Only confirmed participants see the online link, so this is the event's page.
  const online = isOnline ? { '@type': 'VirtualLocation', url } : undefined;
  const mode = isOnline ? (event.hasPlace ? 'Mixed' : 'Online') : 'Offline';
  return {
    '@type': 'Event',
    name: event.title,
    description: event.description,
    url,
    startDate: localMoment(event.startsAt, event.timeZone),
    endDate: event.endsAt ? localMoment(event.endsAt, event.timeZone) : undefined,
    eventStatus: `https://schema.org/Event${event.isCancelled ? 'Cancelled' : 'Scheduled'}`,
    image: event.imageUrl ? new URL(event.imageUrl, origin).href : undefined,
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    location: online && place ? [online, place] : (online ?? place),
    organizer: { '@type': 'Organization', name: community, url: origin },
    maximumAttendeeCapacity: event.maxParticipants ?? undefined,
    offers: {
      '@type': 'Offer',
      url,
      price: event.price ?? 0,
      priceCurrency: event.currency ?? undefined,
      availability: `https://schema.org/${event.isFull ? 'SoldOut' : 'InStock'}`,
    },
  };
}
