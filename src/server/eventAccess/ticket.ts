import { createHmac } from 'node:crypto';
import { hasPlace } from '../../lib/rules/event/hasPlace';
import { holderOf, ticketUrl } from '../../lib/ticketCode';
import { sameText } from '../tokens';
import type { StoredEvent } from './stored';

type Signing = Pick<StoredEvent, 'ticketKey'>;

/** 128 bits of a signature, which nobody guesses at a door. */
const proofOf = ({ ticketKey }: Signing, participantId: string): string =>
  createHmac('sha256', ticketKey).update(participantId).digest('base64url').slice(0, 22);

/** The ticket of somebody for an event: whose it is, and what proves it (EVT-10). It counts while they are confirmed. */
export const ticketOf = (event: Signing, participantId: string): string =>
  `${participantId}.${proofOf(event, participantId)}`;

/** Whose ticket for the event this is; undefined of what is none. */
export function holderIn(event: Signing, code: string): string | undefined {
  const participantId = holderOf(code);
  return participantId && sameText(code, ticketOf(event, participantId)) ? participantId : undefined;
}

/** What the QR code of somebody's ticket says where they are expected at a place (EVT-10); '' of an event that has no door. */
export const ticketLink = (
  event: Signing & Pick<StoredEvent, 'eventType' | 'id' | 'location'>,
  { participantId, siteUrl }: { participantId: string; siteUrl: string },
): string => (hasPlace(event) ? ticketUrl(siteUrl, event.id, ticketOf(event, participantId)) : '');
