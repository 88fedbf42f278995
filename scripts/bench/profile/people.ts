import { createHash } from 'node:crypto';
import { sha256 } from '../../../src/server/tokens';

/** The community that holds them all: the one that an address without a domain leads to. */
export const communityId = 'default';

const firstNames = [
  'anna',
  'boris',
  'chiara',
  'dmitriy',
  'elena',
  'farid',
  'greta',
  'hugo',
  'irina',
  'jonas',
];
const lastNames = [
  'almeida',
  'belov',
  'castro',
  'dorn',
  'eriksen',
  'fomina',
  'gruber',
  'hale',
  'ivanov',
  'jensen',
];
const secret = 'a secret that every session of the measurement shares';

const pick = (list: readonly string[], place: number): string => list[place % list.length] ?? '';
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** As random as the identifiers of the server, so that neighbours in a table are not neighbours in an index. */
const idOf = (kind: string, place: number): string =>
  createHash('md5').update(`${kind}${place}`).digest('base64url');

export const userId = (place: number): string => idOf('user', place);
export const participantId = (place: number): string => idOf('participant', place);
export const slugOf = (place: number): string =>
  `${pick(firstNames, place)}-${pick(lastNames, Math.floor(place / 10))}-${place}`;
export const formerSlugOf = (place: number): string => `former-${slugOf(place)}`;
export const tokenOf = (place: number): string => `${idOf('session', place)}.${secret.replace(/ /g, '-')}`;

const about =
  'I work with people who make things and write down what I learn from them. Before that I spent ten years in a field ' +
  'that has nothing to do with it, and I like to be asked how the two go together. Ask me about night trains.';
const at = '2026-01-01T00:00:00Z';

/** A row of `participants`, with everything that a diligent member fills in. */
export function participantRow(place: number): Record<string, string> {
  const [first, last] = [pick(firstNames, place), pick(lastNames, Math.floor(place / 10))];
  return {
    id: participantId(place),
    community_id: communityId,
    user_id: userId(place),
    first_name: capital(first),
    last_name: `${capital(last)} ${place}`,
    slug: slugOf(place),
    position: 'Project lead',
    company: `Workshop ${place % 997}`,
    city: `City ${place % 313}`,
    country: 'Nowhere',
    latitude: String((place % 180) - 90),
    longitude: String((place % 360) - 180),
    show_location: String(place % 2 === 0),
    about,
    goal: 'To meet somebody who has already made the mistake I am about to make.',
    looking_for: 'Somebody who has moved a small workshop to another country and would compare notes.',
    tags: `{"topic ${place % 53}","topic ${place % 101}","craft ${place % 29}"}`,
    contacts: JSON.stringify([
      { type: 'EMAIL', value: `member${place}@people.example` },
      { type: 'TELEGRAM', value: `member_${place}` },
    ]),
    privacy: pick(['NONE', 'PRIVATE', 'CUSTOM'], place),
    contact_types_to_hide: '{EMAIL}',
    answers: JSON.stringify({ occupation: 'This and that', purpose: ['Get advice'] }),
    created_at: at,
    updated_at: at,
  };
}

export const userRow = (place: number): Record<string, string> => ({
  id: userId(place),
  email: `member${place}@people.example`,
  role: 'ROLE_USER',
  email_confirmed_at: at,
  created_at: at,
});

export const formerSlugRow = (place: number): Record<string, string> => ({
  community_id: communityId,
  slug: formerSlugOf(place),
  participant_id: participantId(place),
  created_at: at,
});

/** An open session, whose token is `tokenOf`. Its use was noted already: that is a write once a minute, not per call. */
export const sessionRow = (place: number): Record<string, string> => ({
  id: tokenOf(place).split('.')[0] ?? '',
  secret_hash: sha256(tokenOf(place).split('.')[1] ?? ''),
  user_id: userId(place),
  community_id: communityId,
  method: 'EMAIL',
  created_at: at,
  last_seen_at: new Date(Date.now() + 3_600_000).toISOString(),
  expires_at: new Date(Date.now() + 86_400_000).toISOString(),
});
