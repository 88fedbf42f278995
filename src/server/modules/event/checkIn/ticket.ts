import { createHmac } from 'node:crypto';
import { holderOf, ticketUrl } from '../../../../lib/ticketCode';
import { qrPng } from '../../../qr';
import { sameText } from '../../../tokens';
import type { StoredEvent } from '../stored';

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

/** Somebody's ticket as a picture for an email: a PNG of its QR code, which leads to the page at `siteUrl` that checks it in. */
export const ticketPng = (
  event: Signing & Pick<StoredEvent, 'id'>,
  participantId: string,
  siteUrl: string,
): Promise<Buffer> => qrPng(ticketUrl(siteUrl, event.id, ticketOf(event, participantId)));
