import { randomInt } from 'node:crypto';
import { and, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database';
import { formerSlugs, participants } from '../../db/schema';
import { freeNumber } from './freeNumber';
import { isNumbered, numbered, slugStem, slugText } from './slugText';

/** How many of a participant's former slugs lead on. */
const mostFormerSlugs = 20;

interface Named {
  firstName: string;
  lastName: string;
}

/** A participant's row, and the name of today. */
interface Owner {
  communityId: string;
  participantId: string;
}

const textOf = ({ firstName, lastName }: Named): string => slugText(`${firstName} ${lastName}`);

/** Slugs of names that cannot be written in Latin letters. */
const nameless = /^member-\d{6}(-\d+)?$/;
const newNameless = (): string => `member-${randomInt(100_000, 1_000_000)}`;

/** Those of `slugs` that lead to somebody else, today or as a former one. */
async function taken(orm: Orm, { communityId, participantId }: Owner, slugs: string[]): Promise<Set<string>> {
  const rows = await orm
    .select({ slug: participants.slug })
    .from(participants)
    .where(
      and(
        eq(participants.communityId, communityId),
        inArray(participants.slug, slugs),
        ne(participants.id, participantId),
      ),
    )
    .unionAll(
      orm
        .select({ slug: formerSlugs.slug })
        .from(formerSlugs)
        .where(
          and(
            eq(formerSlugs.communityId, communityId),
            inArray(formerSlugs.slug, slugs),
            ne(formerSlugs.participantId, participantId),
          ),
        ),
    );
  return new Set(rows.map(({ slug }) => slug));
}

/**
 * A slug for a name that leads to nobody else, the first free one where there are no gaps between namesakes. Holds a
 * lock on the name until the transaction ends: no two are given the same slug, nor one that has just become a former one.
 */
async function freeSlug(orm: Orm, owner: Owner, base: string): Promise<string> {
  const lock = `slug ${owner.communityId} ${slugStem(base)}`;
  await orm.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
  const number = await freeNumber(async (counts) => {
    const slugs = counts.map((count) => numbered(base, count));
    const used = await taken(orm, owner, slugs);
    return counts.find((_, index) => !used.has(slugs[index] ?? ''));
  });
  return numbered(base, number);
}

/** The slug of somebody who joins. Inside a transaction. */
export const newSlug = (orm: Orm, owner: Owner, name: Named): Promise<string> =>
  freeSlug(orm, owner, textOf(name) || newNameless());

/**
 * The slug of a participant whose name may have changed: as it is while it fits the name, else a new one, and the old
 * one leads on from then (PRO-04). Inside a transaction that holds the participant's row.
 */
export async function slugAfter(
  orm: Orm,
  participant: Named & { id: string; communityId: string; slug: string },
  name: Named,
  now: Date,
): Promise<string> {
  const { id: participantId, communityId, slug: old } = participant;
  const renamed = name.firstName !== participant.firstName || name.lastName !== participant.lastName;
  const text = textOf(name);
  if (!renamed || (text ? isNumbered(old, text) : nameless.test(old))) return old;

  const slug = await freeSlug(orm, { communityId, participantId }, text || newNameless());
  const oldest = orm
    .select({ slug: formerSlugs.slug })
    .from(formerSlugs)
    .where(eq(formerSlugs.participantId, participantId))
    .orderBy(desc(formerSlugs.createdAt))
    .offset(mostFormerSlugs - 1);
  await orm
    .delete(formerSlugs)
    .where(
      and(
        eq(formerSlugs.participantId, participantId),
        or(eq(formerSlugs.slug, slug), inArray(formerSlugs.slug, oldest)),
      ),
    );
  await orm.insert(formerSlugs).values({ communityId, slug: old, participantId, createdAt: now });
  return slug;
}
