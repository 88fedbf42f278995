import { eq, sql } from 'drizzle-orm';
import type { CommunityConfig } from '../../../config/types';
import type { Database } from '../../db/database';
import { memberVectors } from '../../db/schema';
import { sha256 } from '../../tokens';
import type { Embed } from './embeddings';
import type { Meaning } from './engine/relevance/meaning';
import type { Participant } from './engine/round/types';

/** Embeddings of these people. Undefined without an endpoint. */
export type MeaningOf = (
  config: CommunityConfig,
  people: readonly Participant[],
) => Promise<Meaning | undefined>;

/**
 * Number of members whose vectors are requested and stored together. After a failure, only the missing ones are
 * requested again.
 */
const atOnce = 16;

const joined = (...texts: string[]): string => texts.filter(Boolean).join('\n');
const asksOf = ({ lookingFor, goal }: Participant): string => joined(lookingFor, goal);
const offersOf = ({ position, about, tags }: Participant): string => joined(position, about, tags.join(', '));

/**
 * Embeddings of members' texts, requested once and again after a change. If the endpoint fails, it is not asked again
 * in this round, which continues with the available vectors.
 */
export function createMeaningOf(
  { db, onFailure }: { db: Pick<Database, 'orm'>; onFailure: (error: unknown) => void },
  embed: Embed | undefined,
  model: string,
): MeaningOf {
  if (!embed) return async () => undefined;
  const hashOf = (person: Participant) => sha256(JSON.stringify([model, asksOf(person), offersOf(person)]));

  return async ({ id: communityId }, people) => {
    const meant = people.filter(
      (person) =>
        person.enabled &&
        person.profileEnabled &&
        person.networkingEnabled &&
        asksOf(person) &&
        offersOf(person),
    );
    const rows = await db.orm.select().from(memberVectors).where(eq(memberVectors.communityId, communityId));
    const known = new Map(rows.map((row) => [row.participantId, row]));
    const found = new Map<string, { asks: number[]; offers: number[] }>();
    const missing: Participant[] = [];
    for (const person of meant) {
      const row = known.get(person.id);
      if (row?.hash === hashOf(person)) found.set(person.id, row);
      else missing.push(person);
    }
    try {
      for (let from = 0; from < missing.length; from += atOnce) {
        const some = missing.slice(from, from + atOnce);
        const vectors = await embed(some.flatMap((person) => [asksOf(person), offersOf(person)]));
        const fresh = some.map((person, at) => ({
          participantId: person.id,
          communityId,
          hash: hashOf(person),
          asks: vectors[2 * at]!,
          offers: vectors[2 * at + 1]!,
        }));
        for (const row of fresh) found.set(row.participantId, row);
        await db.orm
          .insert(memberVectors)
          .values(fresh)
          .onConflictDoUpdate({
            target: memberVectors.participantId,
            set: {
              hash: sql`excluded.hash`,
              asks: sql`excluded.asks`,
              offers: sql`excluded.offers`,
            },
          });
      }
    } catch (error) {
      onFailure(error);
    }
    return new Map(
      [...found].map(([id, { asks, offers }]) => [
        id,
        { asks: Float32Array.from(asks), offers: Float32Array.from(offers) },
      ]),
    );
  };
}
