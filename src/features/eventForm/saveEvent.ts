import { request } from '../../api/request';
import {
  createEvent,
  removeEventImage,
  updateEvent,
  uploadEventImage,
} from '../../generated/api/client/event';
import type { Event } from '../../generated/api/event';
import { same } from '../../lib/json/same';
import { bodyOf, fieldsOf, type FormValues } from './values';

/** A picture that was chosen and is sent with the rest, `null` where it was taken away, undefined where nothing changes. */
export type CoverChange = Blob | null | undefined;

interface Saving {
  values: FormValues;
  /** What the fields held before; undefined for a new event. */
  before: FormValues | undefined;
  /** The event that is changed; undefined for one that is not there yet. */
  eventId: string | undefined;
}

/** Creates an event (E05), or changes of it what was edited, so that what others edited meanwhile stays (E04). */
export async function saveFields({ values, before, eventId }: Saving): Promise<string> {
  const body = bodyOf(fieldsOf(values));
  if (!eventId) return (await request(createEvent, { body })).id;
  const stored = before && bodyOf(fieldsOf(before));
  const edited = Object.entries(body).filter(
    ([key, value]) => !same(value, stored?.[key as keyof typeof body]),
  );
  if (edited.length > 0) {
    await request(updateEvent, { params: { id: eventId }, body: Object.fromEntries(edited) });
  }
  return eventId;
}

/** Sends what became of the cover (E07, E32). */
export async function saveCover(eventId: string, cover: CoverChange): Promise<Event | undefined> {
  const params = { id: eventId };
  if (cover === undefined) return undefined;
  if (cover === null) return request(removeEventImage, { params });
  const body = new FormData();
  body.append('image', cover, 'cover.jpg');
  return request(uploadEventImage, { params, body });
}
