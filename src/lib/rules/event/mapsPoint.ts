/** A point of the earth, in degrees. */
export interface MapsPoint {
  latitude: number;
  longitude: number;
}

const number = String.raw`[-+]?\d{1,3}(?:\.\d+)?`;
const pair = new RegExp(`^(?:loc:)?\\s*(${number})\\s*,\\s*(${number})\\s*$`);
/** The pin of a place, as opposed to the centre of the map when the link was made. */
const pin = new RegExp(`!3d(${number})!4d(${number})`);
const view = new RegExp(`/@(${number}),(${number})(?:,|$)`);
/** Parameters that name a point, the most exact first. */
const parameters = ['q', 'query', 'destination', 'daddr', 'll', 'sll', 'center', 'viewpoint'];

function pointOf(found: RegExpExecArray | null | undefined): MapsPoint | undefined {
  if (!found) return undefined;
  const [latitude, longitude] = [Number(found[1]), Number(found[2])];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The point of a long Google Maps link (EVT-02). Undefined if it contains none, as in every short link. */
export function pointIn(link: string): MapsPoint | undefined {
  if (!URL.canParse(link)) return undefined;
  const { pathname, searchParams } = new URL(link);
  const path = decoded(pathname);
  const named = parameters.map((name) => pointOf(pair.exec(searchParams.get(name) ?? '')));
  const parts = path.split('/').map((part) => pointOf(pair.exec(part.replaceAll('+', ' '))));
  return (
    pointOf(pin.exec(path)) ??
    [...named, ...parts].find((point) => point !== undefined) ??
    pointOf(view.exec(path))
  );
}
