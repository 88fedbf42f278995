import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ICAL from 'ical.js';
import PostalMime from 'postal-mime';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { outboxFolder } from '../../src/server/channels/email/emailChannel';
import type { TestServer } from './server';

/** A calendar file as a calendar reads it. */
export function readCalendar(text: string) {
  const file = new ICAL.Component(ICAL.parse(text) as []);
  const events = file.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  return { method: String(file.getFirstPropertyValue('method')), events, text: text.replace(/\r?\n /g, '') };
}

async function partsOf({ app }: TestServer, { id }: { id: string }) {
  const bytes = await readFile(join(outboxFolder(app.env.DATA_DIR), `${id}.eml`));
  return (await PostalMime.parse(bytes)).attachments;
}

/** The contents of the QR codes in an email. */
export async function ticketsIn(server: TestServer, email: { id: string }): Promise<string[]> {
  const pictures = (await partsOf(server, email)).filter(({ contentId }) => contentId);
  return Promise.all(
    pictures.map(async ({ content }) => {
      const { data, info } = await sharp(content as ArrayBuffer)
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      return decodeQR({ width: info.width, height: info.height, data });
    }),
  );
}

/** The calendar part of an email as a mail program gets it: its content type and its file. */
export async function calendarPart(server: TestServer, email: { id: string }) {
  const attachments = await partsOf(server, email);
  const part = attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  const content = part?.content ?? '';
  const { method, events, text } = readCalendar(
    typeof content === 'string' ? content : new TextDecoder().decode(content),
  );
  const [event] = events;
  if (!event) throw new Error('no event in it');
  const status = String(event.component.getFirstPropertyValue('status'));
  return { announced: part?.method, method, status, event, text };
}
