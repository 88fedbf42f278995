import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import type { Profile } from '../../../generated/api/participant';
import type { ContactReader } from '../../../lib/rules/contacts/privacy';
import { formerSlugs, participants, sessions, users } from '../../db/schema';
import { presentCard, presentToOthers, type Card } from './presenter';
import type { Member } from '../../guards/membership';
import { mayIn, seesOf } from '../../guards/permissions';
import { createVisibilityCheck } from '../../people/visibilityCheck';
import { seesIn } from '../../people/viewing';
import { shownColumns, type Participant, type Shown } from '../../people/participant';
import { maySee, readerOf, viewerOf, type Viewer } from './viewers';

/** A community, as far as it decides who sees whom. */
type Scope = Pick<CommunityConfig, 'id' | 'community'>;

const isMember = eq(participants.isGuest, false);

export type Participants = ReturnType<typeof createParticipants>;

declare module 'fastify' {
  interface FastifyInstance {
    participants: Participants;
  }
}

/** Members of communities, as other modules and this one's calls read them. Guests are none: nobody finds them here. */
export function createParticipants(app: Pick<FastifyInstance, 'db' | 'introductions'>, now: () => Date) {
  const { orm, prepare } = app.db;
  const isThere = createVisibilityCheck({ prepare }, now);
  const bySlugToday = prepare('participant by slug', (within) =>
    within
      .select(shownColumns)
      .from(participants)
      .where(
        and(
          eq(participants.communityId, sql.placeholder('communityId')),
          eq(participants.slug, sql.placeholder('slug')),
          isMember,
        ),
      ),
  );
  const byUser = prepare('participant of a user', (within) =>
    within
      .select()
      .from(participants)
      .where(
        and(
          eq(participants.communityId, sql.placeholder('communityId')),
          eq(participants.userId, sql.placeholder('userId')),
          isMember,
        ),
      ),
  );

  /** The participant whose slug is or was this, in whatever case it is typed. */
  async function bySlug(communityId: string, typed: string): Promise<Shown | undefined> {
    const slug = typed.toLowerCase();
    const [today] = await bySlugToday({ communityId, slug });
    if (today) return today;
    const [former] = await orm
      .select(shownColumns)
      .from(formerSlugs)
      .innerJoin(participants, eq(participants.id, formerSlugs.participantId))
      .where(and(eq(formerSlugs.communityId, communityId), eq(formerSlugs.slug, slug), isMember));
    return former;
  }

  async function ofUser(communityId: string, userId: string): Promise<Participant | undefined> {
    const [participant] = await byUser({ communityId, userId });
    return participant;
  }

  /** The participant of this id, of this user, or of both. */
  async function find(
    communityId: string,
    { participantId, userId }: { participantId?: string; userId?: string },
  ): Promise<Shown | undefined> {
    if (participantId === undefined) return userId === undefined ? undefined : ofUser(communityId, userId);
    const [participant] = await orm
      .select(shownColumns)
      .from(participants)
      .where(
        and(
          eq(participants.communityId, communityId),
          eq(participants.id, participantId),
          isMember,
          userId === undefined ? undefined : eq(participants.userId, userId),
        ),
      );
    return participant;
  }

  /**
   * What two members are to each other, and whether one is there for the other, as far as it is a matter of both: `maySee` says
   * the rest. Where everybody sees everybody, only a block comes between them, and nothing more is asked for.
   */
  async function standing(viewer: Member, community: Scope, subjectId: string) {
    const viewerId = viewer.membership?.participantId ?? '';
    const viewing = { communityId: community.id, viewerId, sees: seesOf(viewer, community) };
    const [known, isAmong] = await Promise.all([
      app.introductions.relationBetween(viewerId, subjectId),
      viewing.sees === 'everybody' || isThere(viewing, subjectId),
    ]);
    return { ...known, isVisible: isAmong && !known.blocked };
  }

  /**
   * What a viewer is to a participant, and what they may read of the contacts; undefined where they see nobody there. What is known of
   * the two may have been asked for already.
   */
  async function lookAt(
    viewer: Member | undefined,
    community: Scope,
    participant: Shown,
    asked?: ReturnType<typeof standing>,
  ): Promise<{ kind: Viewer; reader: ContactReader } | undefined> {
    const kind = viewerOf(viewer, participant);
    if (!maySee(kind, participant, community)) return undefined;
    if (!viewer?.membership || !['member', 'manager'].includes(kind)) return { kind, reader: readerOf(kind) };
    const { blocked, connected, isVisible } = await (asked ?? standing(viewer, community, participant.id));
    // Whoever manages a community looks after everybody in it.
    if (!isVisible && kind === 'member') return undefined;
    return { kind, reader: connected && !blocked ? 'connection' : readerOf(kind) };
  }

  /** The participant who is named, and what the viewer is to them; undefined where they see nobody there. */
  async function look(
    viewer: Member,
    community: Scope,
    named: { participantId?: string; userId?: string },
  ): Promise<{ participant: Shown; kind: Viewer; reader: ContactReader } | undefined> {
    const { participantId } = named;
    // Asked for together: somebody who is not to be seen takes no longer than nobody.
    const asked =
      participantId !== undefined && viewer.membership
        ? standing(viewer, community, participantId)
        : undefined;
    const [participant] = await Promise.all([find(community.id, named), asked]);
    const seen = participant && (await lookAt(viewer, community, participant, asked));
    return seen && { participant, ...seen };
  }

  /** Who is behind a session, as far as they see more or less of a participant than visitors do. */
  async function readerOfSession(communityId: string, sessionId: string) {
    const [reader] = await orm
      .select({ id: participants.id, mayReadAll: sql<boolean>`(${mayIn('members.read')}) is true` })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .leftJoin(
        participants,
        and(
          eq(participants.userId, users.id),
          eq(participants.communityId, communityId),
          participants.enabled,
        ),
      )
      .where(and(eq(sessions.id, sessionId), gt(sessions.expiresAt, now())));
    return reader;
  }

  /**
   * What the session says of a page: `withheld` from a member whom a block keeps from its participant, `more` where a member sees
   * what visitors do not.
   */
  async function seenInSession(
    community: Scope,
    sessionId: string,
    { id }: Shown,
  ): Promise<'withheld' | 'more' | undefined> {
    const reader = await readerOfSession(community.id, sessionId);
    if (!reader) return undefined;
    if (reader.mayReadAll || reader.id === id) return 'more';
    if (!reader.id) return undefined;
    if ((await app.introductions.relationBetween(reader.id, id)).blocked) return 'withheld';
    const viewing = { communityId: community.id, viewerId: reader.id, sees: seesIn(community, 'member') };
    return (await isThere(viewing, id)) ? 'more' : undefined;
  }

  return {
    bySlug,
    ofUser,
    /** Whoever asks: for callers that decide by something else who is known to whom. */
    find,
    look,
    lookAt,

    /** The participant of this id, where the viewer may see them. */
    seenBy: async (viewer: Member, community: Scope, participantId: string): Promise<Shown | undefined> =>
      (await look(viewer, community, { participantId }))?.participant,

    /** Where the user is a member, earliest first. */
    membershipsOf(userId: string): Promise<Participant[]> {
      return orm
        .select()
        .from(participants)
        .where(and(eq(participants.userId, userId), isMember))
        .orderBy(asc(participants.createdAt), asc(participants.id));
    },

    /** Where the user is a member, or was let in to an event as a guest, earliest first. */
    communitiesOf(userId: string, within = orm): Promise<{ communityId: string; isManager: boolean }[]> {
      return within
        .select({ communityId: participants.communityId, isManager: participants.isManager })
        .from(participants)
        .where(eq(participants.userId, userId))
        .orderBy(asc(participants.createdAt), asc(participants.id));
    },

    /** A participant as any member of the community may see it, whoever manages it too. */
    toMembers: (participant: Shown, { community }: Pick<CommunityConfig, 'community'>): Profile =>
      presentToOthers(participant, 'member', community),

    /**
     * What a shared link to a slug shows to anybody (PRO-04); undefined where visitors see nothing, and where a block is between its
     * member and the one whose session is named. `perhaps` where that one sees what visitors do not. The name of a session needs no
     * proof: it opens nothing, for the page asks for its data by calls.
     */
    async card(community: Scope, slug: string, sessionId?: string): Promise<Card | 'perhaps' | undefined> {
      const participant = await bySlug(community.id, slug);
      if (!participant) return undefined;
      const seen = sessionId && (await seenInSession(community, sessionId, participant));
      if (seen === 'withheld') return undefined;
      return presentCard(participant, community) ?? (seen === 'more' ? 'perhaps' : undefined);
    },
  };
}
