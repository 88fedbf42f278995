import type { Lang } from '../../../lib/lang';
import type { Attachment, Block, Setting } from '../../notifications/kinds/definition';
import { withFile, type EventData } from './eventEmail';

/** An event's data with a ticket. */
export interface WithTicket extends EventData {
  /** The content of the ticket's QR code. Absent or '' if there is no check-in. */
  readonly ticket?: string;
}

/** The Content-ID of the image. */
const ticketCid = 'ticket@event';

const words = {
  en: { show: 'Show your ticket at the entrance:', alt: 'Your ticket as a QR code' },
  ru: { show: 'Покажите билет на входе:', alt: 'Ваш билет с QR-кодом' },
} satisfies Record<Lang, object>;

/** The ticket to show at the entrance. Recipients who see no images get a link to it on the event's page. */
export function ticketBlocks({ ticket, url }: WithTicket, lang: Lang): Block[] {
  if (!ticket) return [];
  const { show, alt } = words[lang];
  return [
    { type: 'paragraph', text: show },
    { type: 'picture', cid: ticketCid, alt, url: `${url}#ticket` },
  ];
}

/** The invitation for calendars, and the picture of the ticket. */
export async function withFileAndTicket(data: WithTicket, setting: Setting): Promise<readonly Attachment[]> {
  const files = withFile('REQUEST')(data, setting);
  if (!data.ticket) return files;
  // Loaded with the first ticket: what draws is heavy.
  const { qrPng } = await import('../../qr');
  const content = await qrPng(data.ticket);
  return [...files, { filename: 'ticket.png', contentType: 'image/png', cid: ticketCid, content }];
}

/** The data without what opens the door. */
export const withoutTicket = ({ ticket: _, ...event }: WithTicket): WithTicket => event;

/** A made-up event with its ticket, beside the URL of its page. */
export const sampleTicket = ({ siteUrl }: Setting) => ({
  ticket: `${siteUrl}/event/7/check-in#9.${'x'.repeat(22)}`,
});
