import type { EventFields } from './eventFields';

type Placed = Pick<EventFields, 'eventType'> & {
  location: Pick<EventFields['location'], 'addressLine' | 'googleMapsLink' | 'latitude'>;
};

/** Whether an event has a location: every on-site event, and an online one with a street or a point. */
export const hasPlace = ({
  eventType,
  location: { addressLine, googleMapsLink, latitude },
}: Placed): boolean =>
  eventType === 'OFFLINE' || Boolean(addressLine) || Boolean(googleMapsLink) || latitude !== null;
