import { useState } from 'react';
import type { Event } from '../../generated/api/event';
import { ownZone } from '../../lib/browserFacts';
import { EventForm } from './EventForm';
import { ForConfirmed } from './ForConfirmed';
import { zoneToday } from './parts/zones';
import { newValues } from './state/values';

interface CreateEventProps {
  owner: string;
  /** Left out, the zone of this device. */
  timeZone?: string;
  currency?: string;
  /** The event that the user created last. */
  last?: Event;
  onSaved: (eventId: string) => void;
}

/** The form of a new event (EVT-02). It begins with what the community and the last event of its author say. */
export function CreateEvent({ owner, timeZone = ownZone(), currency, last, onSaved }: CreateEventProps) {
  const [stored] = useState(() => newValues(zoneToday(timeZone), { currency, last }));
  return (
    <ForConfirmed>
      <EventForm owner={owner} stored={stored} onSaved={onSaved} />
    </ForConfirmed>
  );
}
