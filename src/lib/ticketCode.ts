import { pathTo } from './pathTo';

/** A ticket: whose it is, and what proves it. */
const ticket = /^[\w-]{1,64}\.[\w-]{22}$/;

/**
 * What the QR code of a ticket says: the page that checks people in, for any phone's camera. The ticket stands behind the #,
 * which no browser sends and no server writes down.
 */
export const ticketUrl = (origin: string, eventId: string, code: string): string =>
  `${origin}${pathTo('checkIn', { eventId })}#${code}`;

/** The ticket in what was scanned or typed, if there is one; the event it names, if it names one. */
export function ticketIn(text: string): { code: string; eventId?: string } | undefined {
  const [address, behind] = text.trim().split('#');
  const code = behind ?? address ?? '';
  if (!ticket.test(code)) return undefined;
  const eventId = behind ? /\/event\/([\w-]+)\/check-in$/.exec(address ?? '')?.[1] : undefined;
  return { code, ...(eventId ? { eventId } : {}) };
}

/** Whose ticket it says it is. */
export const holderOf = (code: string): string => code.slice(0, code.indexOf('.'));
