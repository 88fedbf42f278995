import { inArray } from 'drizzle-orm';
import type { Orm } from '../db/database';
import { participants } from '../db/schema';
import type { Queued } from './outbox';
import { emailOf } from './templates/emails';

/** Those of whom an email of a kind may still speak to whoever gets it. */
export type SpokenOf = (email: Queued) => Promise<ReadonlySet<string>>;

/** Asked by kind; in any other, whoever is there may be spoken of. */
export type SpokenOfByKind = ReadonlyMap<string, SpokenOf>;

async function thereOf(orm: Orm, ids: string[]): Promise<ReadonlySet<string>> {
  const rows = await orm
    .select({ id: participants.id })
    .from(participants)
    .where(inArray(participants.id, ids));
  return new Set(rows.map(({ id }) => id));
}

/**
 * What an email has to say once nobody is spoken of who is gone: all of it, what its kind makes of the others, or
 * undefined for nothing.
 */
export async function stillToSay(
  orm: Orm,
  email: Queued,
  asked: SpokenOfByKind = new Map(),
): Promise<object | undefined> {
  const { about = [], siteUrl: _, unsubscribeUrl: __, ...data } = email.payload ?? { siteUrl: '' };
  if (about.length === 0) return data;
  const left = (await asked.get(email.kind)?.(email)) ?? (await thereOf(orm, [...new Set(about)]));
  if (about.every((id) => left.has(id))) return data;
  return emailOf(email.kind)?.without?.(data, (place) => left.has(about[place] ?? ''));
}
