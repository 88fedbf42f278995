import { useState } from 'react';
import { ownZone } from '../../lib/browserFacts';
import { EventForm } from './EventForm';
import { ForConfirmed } from './ForConfirmed';
import { newValues } from './state/values';
import { zoneToday } from './parts/zones';

interface CreateEventProps {
  owner: string;
  onSaved: (eventId: string) => void;
}

/** The form of a new event (EVT-02), in the zone of this device. */
export function CreateEvent({ owner, onSaved }: CreateEventProps) {
  const [stored] = useState(() => newValues(zoneToday(ownZone())));
  return (
    <ForConfirmed>
      <EventForm owner={owner} stored={stored} onSaved={onSaved} />
    </ForConfirmed>
  );
}
