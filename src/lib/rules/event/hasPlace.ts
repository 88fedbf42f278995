import type { EventFields } from './eventFields';

type Placed = Pick<EventFields, 'eventType'> & {
  location: Pick<EventFields['location'], 'addressLine' | 'googleMapsLink' | 'latitude'>;
};

/** Whether there is a place to come to: at an event in a place, and at one online that has a street or a point besides. */
export const hasPlace = ({
  eventType,
  location: { addressLine, googleMapsLink, latitude },
}: Placed): boolean =>
  eventType === 'OFFLINE' || Boolean(addressLine) || Boolean(googleMapsLink) || latitude !== null;
