import { request } from '../../../api/request';
import {
  createEvent,
  removeEventImage,
  updateEvent,
  uploadEventImage,
} from '../../../generated/api/client/event';
import type { Event } from '../../../generated/api/event';
import { same } from '../../../lib/json/same';
import { bodyOf, fieldsOf, repeatOf, type FormValues } from './values';

/** A chosen image to upload, `null` if the cover was removed, undefined without a change. */
export type CoverChange = Blob | null | undefined;

interface Saving {
  values: FormValues;
  /** The original values. Undefined for a new event. */
  before: FormValues | undefined;
  /** The event to change. Undefined for a new one. */
  eventId: string | undefined;
  /** Whether later events of its series change with it (EVT-13). */
  following: boolean;
}

/** Empty for a single event. */
const asking = (following: boolean) => (following ? { following } : {});

/** Creates an event (E05), or changes the edited fields of one, so that concurrent edits of others stay (E04). */
export async function saveFields({ values, before, eventId, following }: Saving): Promise<string> {
  const body = bodyOf(fieldsOf(values));
  const repeat = repeatOf(values);
  if (!eventId) return (await request(createEvent, { body: repeat ? { ...body, repeat } : body })).id;
  const stored = before && bodyOf(fieldsOf(before));
  const edited = Object.entries(body).filter(
    ([key, value]) => !same(value, stored?.[key as keyof typeof body]),
  );
  if (edited.length > 0) {
    const [params, query] = [{ id: eventId }, asking(following)];
    await request(updateEvent, { params, query, body: Object.fromEntries(edited) });
  }
  return eventId;
}

/** Sends what became of the cover (E07, E32). */
export async function saveCover(
  eventId: string,
  cover: CoverChange,
  following: boolean,
): Promise<Event | undefined> {
  const [params, query] = [{ id: eventId }, asking(following)];
  if (cover === undefined) return undefined;
  if (cover === null) return request(removeEventImage, { params, query });
  const body = new FormData();
  body.append('image', cover, 'cover.jpg');
  return request(uploadEventImage, { params, query, body });
}
