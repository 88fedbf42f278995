import { useEffect, useRef } from 'react';
import { PersonTile } from '../people/PersonTile';
import type { AcceptedCard } from './accepted';
import { PersonActions } from './PersonActions';
import { WaysToReach } from './WaysToReach';

/** Somebody whose introduction the member has just accepted: how to reach and when to meet them. */
export function ConnectedCard({ card }: { card: AcceptedCard }) {
  const { subject, contacts, bookmarked, relation } = card;
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <PersonTile
        person={subject}
        level={3}
        actions={<PersonActions person={subject} relation={relation} bookmarked={bookmarked} />}
      >
        <WaysToReach person={subject} contacts={contacts} />
      </PersonTile>
    </div>
  );
}
