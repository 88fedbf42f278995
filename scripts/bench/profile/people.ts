import { createHash } from 'node:crypto';
import { sha256 } from '../../../src/server/tokens';

/** The community of all members: the one for an address without a domain. */
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

const pick = (list: readonly string[], index: number): string => list[index % list.length] ?? '';
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** As random as the server's identifiers, so that neighbours in a table are not neighbours in an index. */
const idOf = (kind: string, index: number): string =>
  createHash('md5').update(`${kind}${index}`).digest('base64url');

export const userId = (index: number): string => idOf('user', index);
export const participantId = (index: number): string => idOf('participant', index);
export const slugOf = (index: number): string =>
  `${pick(firstNames, index)}-${pick(lastNames, Math.floor(index / 10))}-${index}`;
export const formerSlugOf = (index: number): string => `former-${slugOf(index)}`;
export const tokenOf = (index: number): string => `${idOf('session', index)}.${secret.replace(/ /g, '-')}`;

const about =
  'I work with people who make things and write down what I learn from them. Before that I spent ten years in a field ' +
  'that has nothing to do with it, and I like to be asked how the two go together. Ask me about night trains.';
const at = '2026-01-01T00:00:00Z';

/** A row of `participants`, with everything that a diligent member fills in. */
export function participantRow(index: number): Record<string, string> {
  const [first, last] = [pick(firstNames, index), pick(lastNames, Math.floor(index / 10))];
  return {
    id: participantId(index),
    community_id: communityId,
    user_id: userId(index),
    first_name: capital(first),
    last_name: `${capital(last)} ${index}`,
    slug: slugOf(index),
    position: 'Project lead',
    company: `Workshop ${index % 997}`,
    city: `City ${index % 313}`,
    country: 'Nowhere',
    latitude: String((index % 180) - 90),
    longitude: String((index % 360) - 180),
    show_location: String(index % 2 === 0),
    about,
    goal: 'To meet somebody who has already made the mistake I am about to make.',
    looking_for: 'Somebody who has moved a small workshop to another country and would compare notes.',
    tags: `{"topic ${index % 53}","topic ${index % 101}","craft ${index % 29}"}`,
    contacts: JSON.stringify([
      { type: 'EMAIL', value: `member${index}@people.example` },
      { type: 'TELEGRAM', value: `member_${index}` },
    ]),
    privacy: pick(['NONE', 'PRIVATE', 'CUSTOM'], index),
    contact_types_to_hide: '{EMAIL}',
    answers: JSON.stringify({ occupation: 'This and that', purpose: ['Get advice'] }),
    created_at: at,
    updated_at: at,
  };
}

export const userRow = (index: number): Record<string, string> => ({
  id: userId(index),
  email: `member${index}@people.example`,
  role: 'ROLE_USER',
  email_confirmed_at: at,
  created_at: at,
});

export const formerSlugRow = (index: number): Record<string, string> => ({
  community_id: communityId,
  slug: formerSlugOf(index),
  participant_id: participantId(index),
  created_at: at,
});

/**
 * An open session with the token `tokenOf`. Its use was recorded just now, because that is a write once a minute and
 * not per call.
 */
export const sessionRow = (index: number): Record<string, string> => ({
  id: tokenOf(index).split('.')[0] ?? '',
  secret_hash: sha256(tokenOf(index).split('.')[1] ?? ''),
  user_id: userId(index),
  community_id: communityId,
  method: 'EMAIL',
  created_at: at,
  last_seen_at: new Date(Date.now() + 3_600_000).toISOString(),
  expires_at: new Date(Date.now() + 86_400_000).toISOString(),
});
