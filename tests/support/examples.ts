import type { JsonSchema, ServerCall } from '../../src/lib/call';
import type { Schema } from './fuzz/values';

export type AnyCall = ServerCall<unknown, unknown, unknown, unknown>;

/** The ids of a person in a request, by path. */
export interface Named {
  id: string;
  userId: string;
  slug: string;
  /** A word of their name, tags and places. */
  word: string;
}

/** Other ids that a request may contain. */
export interface Around {
  community: string;
  event: string;
  /** The caller, where a call is about two people. */
  own: Named;
}

/** Names of parameters and fields that name a person. */
const kinds: Record<string, keyof Named> = {
  id: 'id',
  pid: 'id',
  participantId: 'id',
  subjectId: 'id',
  personId: 'id',
  senderId: 'id',
  from: 'id',
  ids: 'id',
  participantIds: 'id',
  expected: 'id',
  userId: 'userId',
  slug: 'slug',
  introFor: 'slug',
  search: 'word',
  tag: 'word',
  city: 'word',
};
const kindOf = (name: string): keyof Named | undefined =>
  Object.hasOwn(kinds, name) ? kinds[name] : undefined;

const texts: Record<string, string> = {
  email: 'nobody@people.example',
  date: '2030-06-01',
  startTime: '09:00',
  timeZone: 'UTC',
  month: '2030-06',
  slots: '2030-06-01T09:00:00.000Z',
  startsAt: '2030-06-01T09:00:00.000Z',
  scanId: '00000000-0000-4000-8000-000000000000',
  note: 'OTHER',
};

type Name = (name: string) => string;

function exampleOf(schema: Schema, name: string, person: Name): unknown {
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return exampleOf(schema.anyOf[0]!, name, person);
  switch ([schema.type].flat()[0]) {
    case 'string':
      return kindOf(name) ? person(name) : (texts[name] ?? 'Text').padEnd(schema.minLength ?? 0, 'x');
    case 'integer':
    case 'number':
      return schema.minimum ?? 0;
    case 'boolean':
      return false;
    case 'array':
      return [exampleOf(schema.items ?? {}, name, person)];
    case 'object':
      return objectOf(schema, person);
    default:
      return 'Text';
  }
}

/** The required properties, and all that may name a person. */
const objectOf = ({ properties = {}, required = [] }: Schema, person: Name): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name) || kindOf(name))
      .map(([name, each]) => [name, exampleOf(each, name, person)]),
  );

const isOfCommunity = (path: string) => /^\/api\/(admin|community)\/\{id\}/.test(path);
const isOfEvent = (path: string, name: string) => name === 'eventId' || /^\/api\/event\/\{id\}/.test(path);

interface Request {
  method: string;
  path: string;
  body: unknown;
}

/** A request of a call, with what each parameter or field that names a person is filled by. */
function requestOf(call: AnyCall, around: Around, person: Name): Request {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (name === 'id' && isOfCommunity(call.path)) return around.community;
    if (['id', 'eventId'].includes(name) && isOfEvent(call.path, name)) return around.event;
    if (name === 'status') return 'CONFIRMED';
    return kindOf(name) ? person(call.path.startsWith('/api/users/') ? 'userId' : name) : 'x';
  });
  const query = call.query ? objectOf(call.query as Schema, person) : {};
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
  const schema = call.body as (JsonSchema & Schema) | undefined;
  return {
    method: call.method,
    path: search.size > 0 ? `${path}?${search.toString()}` : path,
    body: schema && !call.bodyType ? exampleOf(schema, '', person) : undefined,
  };
}

/** The places in which a call can name a person. */
export function placesOf(call: AnyCall, around: Around): string[] {
  const found = new Set<string>();
  requestOf(call, around, (name) => {
    found.add(name);
    return 'x';
  });
  return [...found];
}

/** A request that names a person in one place, and the caller in every other. Without `place`, only the caller. */
export const requestNaming = (
  call: AnyCall,
  around: Around,
  { place, somebody }: { place?: string; somebody?: Named },
): Request =>
  requestOf(call, around, (name) => {
    const { [kinds[name] ?? 'id']: value } = name === place && somebody ? somebody : around.own;
    return value;
  });
