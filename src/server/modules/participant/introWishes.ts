import { and, eq, exists, ne, not, or, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database';
import { connections, formerSlugs, introWishes, participants, relations } from '../../db/schema';
import { isShown } from '../../people/membershipState';
import { nameOf } from '../../people/nameOf';
import { cardColumns } from '../../people/personCard';
import { seesIn, type Openness, type Sees } from '../../people/viewing';
import { hasPublicPage, isInListsOf } from '../../people/visible';
import type { PersonCard } from '../../../generated/api/shared';

type IntroWishes = ReturnType<typeof createIntroWishes>;

declare module 'fastify' {
  interface FastifyInstance {
    introWishes: IntroWishes;
  }
}

/** The settings of a community that decide who sees whom. */
type Scope = Openness & { id: string };

/** The owner of the wish. */
interface Owner {
  community: Scope;
  userId: string;
}

const ofOwner = ({ community, userId }: Owner) =>
  and(eq(introWishes.communityId, community.id), eq(introWishes.userId, userId));

/** A member whom the user wants to meet, as others see them in lists. */
export interface Wanted {
  slug: string;
  name: string;
  person: PersonCard;
}

/** Members who are visible to visitors: the user had the wish as a visitor. */
const isThere = (community: Openness) => and(isShown, hasPublicPage(seesIn(community, 'visitor')));

/** Whether the member has decided about a person already, or is connected with them. */
const isSettledFor = (viewerId: string) => sql`(exists (
  select 1 from ${relations} where ${relations.participantId} = ${viewerId} and ${relations.subjectId} = ${participants.id})
  or exists (select 1 from ${connections}
    where (${connections.firstId} = ${viewerId} and ${connections.secondId} = ${participants.id})
      or (${connections.secondId} = ${viewerId} and ${connections.firstId} = ${participants.id})))`;

/** The members whom visitors wanted to meet when they signed in: one per community, the last one. */
export function createIntroWishes(now: () => Date) {
  return {
    /**
     * Stores the wish to meet the member with this slug, current or former, if visitors may see them. The last wish
     * replaces earlier ones, and nobody is notified.
     */
    async keep(orm: Orm, owner: Owner, typed: string): Promise<void> {
      const { community, userId } = owner;
      const communityId = community.id;
      const slug = typed.toLowerCase();
      const former = orm
        .select({ slug: formerSlugs.slug })
        .from(formerSlugs)
        .where(
          and(
            eq(formerSlugs.participantId, participants.id),
            eq(formerSlugs.communityId, communityId),
            eq(formerSlugs.slug, slug),
          ),
        );
      const [wanted] = await orm
        .select({ participantId: participants.id })
        .from(participants)
        .where(
          and(
            eq(participants.communityId, communityId),
            or(eq(participants.slug, slug), exists(former)),
            ne(participants.userId, userId),
            isThere(community),
          ),
        )
        // Does not go before the wish refers to them.
        .for('key share');
      if (!wanted) return;
      const wish = { ...wanted, createdAt: now() };
      await orm
        .insert(introWishes)
        .values({ ...wish, communityId, userId })
        .onConflictDoUpdate({ target: [introWishes.communityId, introWishes.userId], set: wish });
    },

    /**
     * The member whom the user wants to meet, while they are visible. For a member (`viewerId`), only while there is no
     * block and the wish is not settled.
     */
    async of(orm: Orm, owner: Owner, viewer?: { viewerId: string; sees: Sees }): Promise<Wanted | undefined> {
      const { community } = owner;
      const [wanted] = await orm
        .select(cardColumns)
        .from(introWishes)
        .innerJoin(participants, eq(participants.id, introWishes.participantId))
        .where(
          and(
            ofOwner(owner),
            ...(viewer
              ? [
                  isInListsOf({ ...viewer, communityId: community.id, now: now() }),
                  not(isSettledFor(viewer.viewerId)),
                ]
              : [isThere(community)]),
          ),
        );
      if (!wanted) return undefined;
      return { slug: wanted.slug, name: nameOf(wanted), person: wanted };
    },

    async remove(orm: Orm, owner: Owner): Promise<void> {
      await orm.delete(introWishes).where(ofOwner(owner));
    },
  };
}
