import { readDraft, writeDraft, type DraftName } from '../../../api/session/drafts';
import type { DraftPlace } from './draft';
import type { CoverChange } from './saveEvent';

const nameOf = ({ eventId }: DraftPlace): DraftName => (eventId ? `cover-${eventId}` : 'cover');

/** In the place of a picture: the cover was taken away. */
const none = 'none';
const picture = /^data:(image\/(?:jpeg|png));base64,([\w+/]+=*)$/;

/** A picture as text, as the browser's memory takes it. */
const textOf = (cover: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(cover);
  });

/** The stored cover change of an earlier visit. Undefined if there is none. */
export function keptCover(place: DraftPlace): CoverChange {
  const draft = readDraft(nameOf(place), place.owner);
  if (draft === none) return null;
  const [, type, bytes] = (typeof draft === 'string' && picture.exec(draft)) || [];
  if (!type || !bytes) return undefined;
  try {
    return new Blob([Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0))], { type });
  } catch {
    return undefined;
  }
}

/**
 * Stores a chosen cover with the draft; undefined removes it. Resolves to whether it is stored, because a browser may
 * have no room.
 */
export async function keepCover(place: DraftPlace, cover: CoverChange): Promise<boolean> {
  const name = nameOf(place);
  if (cover === undefined) {
    writeDraft(name, place.owner, null);
    return true;
  }
  const text = cover && (await textOf(cover).catch(() => undefined));
  // The previously stored image is outdated.
  writeDraft(name, place.owner, null);
  if (text === undefined) return false;
  writeDraft(name, place.owner, text ?? none);
  return readDraft(name, place.owner) !== null;
}
