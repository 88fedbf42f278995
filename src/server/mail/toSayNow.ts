import { isKeptBack } from '../notifications/blocked';
import type { NotificationKinds } from '../notifications/kinds';
import { isSwitchedOff } from '../notifications/preferences';
import type { Orm } from '../db/database';
import type { Openness } from '../people/viewing';
import type { Queued } from './outbox';
import { stillToSay, type SpokenOfByKind } from './spokenOf';
import type { StandsByKind } from './stands';

interface Asked {
  kinds: NotificationKinds;
  orm: Orm;
  stands?: StandsByKind;
  spokenOf?: SpokenOfByKind;
  communityById: (id: string) => Promise<Openness>;
  now: () => Date;
}

/**
 * What an email that waited has to say by now; undefined for nothing: it is not so any more, its reader has switched it off,
 * or it comes from somebody they are apart from.
 */
export async function toSayNow(
  email: Queued,
  { kinds, orm, stands, spokenOf, communityById, now }: Asked,
): Promise<object | undefined> {
  const holds = (await stands?.get(email.kind)?.(email)) ?? true;
  if (!holds || !email.payload) return undefined;
  if ((await isSwitchedOff(orm, kinds, email)) || (await isKeptBack(orm, kinds, email))) return undefined;
  const payload = holds === true ? email.payload : { ...email.payload, ...holds };
  return stillToSay(orm, { ...email, payload }, { kinds, communityById, now: now() }, spokenOf);
}
