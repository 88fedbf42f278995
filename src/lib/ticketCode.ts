import { pathTo } from './pathTo';

/** A ticket: its owner and its signature. */
const ticket = /^[\w-]{1,64}\.[\w-]{22}$/;

/**
 * The content of a ticket's QR code: the address of the check-in page, for any phone's camera. The ticket follows the
 * #, which browsers do not send and servers do not log.
 */
export const ticketUrl = (origin: string, eventId: string, code: string): string =>
  `${origin}${pathTo('checkIn', { eventId })}#${code}`;

/** The ticket in a scanned or typed text, if there is one, and its event if the text names one. */
export function ticketIn(text: string): { code: string; eventId?: string } | undefined {
  const [address, behind] = text.trim().split('#');
  const code = behind ?? address ?? '';
  if (!ticket.test(code)) return undefined;
  const eventId = behind ? /\/event\/([\w-]+)\/check-in$/.exec(address ?? '')?.[1] : undefined;
  return { code, ...(eventId ? { eventId } : {}) };
}

/** The owner that a ticket claims. */
export const holderOf = (code: string): string => code.slice(0, code.indexOf('.'));
