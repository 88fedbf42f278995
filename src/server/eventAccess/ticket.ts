import { createHmac } from 'node:crypto';
import { hasPlace } from '../../lib/rules/event/hasPlace';
import { holderOf, ticketUrl } from '../../lib/ticketCode';
import { sameText } from '../tokens';
import type { StoredEvent } from './stored';

type Signing = Pick<StoredEvent, 'ticketKey'>;

/** 128 bits of a signature are enough against guessing at the entrance. */
const proofOf = ({ ticketKey }: Signing, participantId: string): string =>
  createHmac('sha256', ticketKey).update(participantId).digest('base64url').slice(0, 22);

/** The ticket of a person for an event: the owner and a signature (EVT-10). It is valid while they are confirmed. */
export const ticketOf = (event: Signing, participantId: string): string =>
  `${participantId}.${proofOf(event, participantId)}`;

/** The owner of a ticket for the event. Undefined if the ticket is invalid. */
export function holderIn(event: Signing, code: string): string | undefined {
  const participantId = holderOf(code);
  return participantId && sameText(code, ticketOf(event, participantId)) ? participantId : undefined;
}

/**
 * The content of a ticket's QR code for a person with a seat at an on-site event (EVT-10). '' if the event has no
 * entrance.
 */
export const ticketLink = (
  event: Signing & Pick<StoredEvent, 'eventType' | 'id' | 'location'>,
  { participantId, siteUrl }: { participantId: string; siteUrl: string },
): string => (hasPlace(event) ? ticketUrl(siteUrl, event.id, ticketOf(event, participantId)) : '');
