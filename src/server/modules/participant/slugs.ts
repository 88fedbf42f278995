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

/** The `slugs` that belong to somebody else, currently or formerly. */
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
 * A free slug for a name, the first free one if the numbers of namesakes have no gaps. Locks the name until the
 * transaction ends, so that no two people get the same slug, or one that has just become a former one.
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

/** The slug of a person who joins. Needs a transaction. */
export const newSlug = (orm: Orm, owner: Owner, name: Named): Promise<string> =>
  freeSlug(orm, owner, textOf(name) || newNameless());

/**
 * The slug of a participant whose name may have changed: unchanged while it fits the name, otherwise a new one, and the
 * old one redirects from then on (PRO-04). Needs a transaction that has locked the participant's row.
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
