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

/** The settings of a community that decide who sees whom. */
type Scope = Pick<CommunityConfig, 'id' | 'community'>;

interface Look {
  kind: Viewer;
  reader: ContactReader;
  isMet: boolean;
}

const isMember = eq(participants.isGuest, false);

export type Participants = ReturnType<typeof createParticipants>;

declare module 'fastify' {
  interface FastifyInstance {
    participants: Participants;
  }
}

/** Members of communities, for this module's calls and for other modules. Guests are left out. */
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

  /** The participant with this slug, current or former, ignoring case. */
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
   * The relation of two members, and whether one is visible to the other as far as it depends on both; `maySee` decides
   * the rest. If everybody sees everybody, only a block matters, and nothing else is read.
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
   * The relation of a viewer to a participant, the contacts they may read, and whether they may act on them as a member
   * (`isMet`). Undefined if the participant is invisible to them. The relation may have been read already.
   */
  async function lookAt(
    viewer: Member | undefined,
    community: Scope,
    participant: Shown,
    asked?: ReturnType<typeof standing>,
  ): Promise<Look | undefined> {
    const kind = viewerOf(viewer, participant);
    if (!maySee(kind, participant, community)) return undefined;
    if (!viewer?.membership || !['member', 'manager'].includes(kind)) {
      return { kind, reader: readerOf(kind), isMet: false };
    }
    const { blocked, connected, isVisible } = await (asked ?? standing(viewer, community, participant.id));
    // Managers look after everybody in their community.
    if (!isVisible && kind === 'member') return undefined;
    const isMet = isVisible && participant.enabled && participant.profileEnabled;
    return { kind, reader: connected && !blocked ? 'connection' : readerOf(kind), isMet };
  }

  /** The named participant, and the viewer's relation to them. Undefined if they are invisible to the viewer. */
  async function look(
    viewer: Member,
    community: Scope,
    named: { participantId?: string; userId?: string },
  ): Promise<({ participant: Shown } & Look) | undefined> {
    const { participantId } = named;
    // In parallel, so that an invisible person takes as long as nobody.
    const asked =
      participantId !== undefined && viewer.membership
        ? standing(viewer, community, participantId)
        : undefined;
    const [participant] = await Promise.all([find(community.id, named), asked]);
    const seen = participant && (await lookAt(viewer, community, participant, asked));
    return seen && { participant, ...seen };
  }

  /** The member behind a session, if their view of a participant may differ from that of visitors. */
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
   * How a session changes a page: `withheld` if a block separates its member from the participant, `more` if the member
   * sees more than visitors.
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
    /** Without a visibility check, for callers with a rule of their own. */
    find,
    look,
    lookAt,

    /** The participant of this id, where the viewer may see them. */
    seenBy: async (viewer: Member, community: Scope, participantId: string): Promise<Shown | undefined> =>
      (await look(viewer, community, { participantId }))?.participant,

    /** The memberships of the user, earliest first. */
    membershipsOf(userId: string): Promise<Participant[]> {
      return orm
        .select()
        .from(participants)
        .where(and(eq(participants.userId, userId), isMember))
        .orderBy(asc(participants.createdAt), asc(participants.id));
    },

    /** The communities where the user is a member or a guest, earliest first. */
    communitiesOf(userId: string, within = orm): Promise<{ communityId: string; isManager: boolean }[]> {
      return within
        .select({ communityId: participants.communityId, isManager: participants.isManager })
        .from(participants)
        .where(eq(participants.userId, userId))
        .orderBy(asc(participants.createdAt), asc(participants.id));
    },

    /** A participant as any member of the community sees it, including managers. */
    toMembers: (participant: Shown, { community }: Pick<CommunityConfig, 'community'>): Profile =>
      presentToOthers(participant, 'member', community),

    /**
     * The preview of a shared link to a slug for anybody (PRO-04). Undefined if visitors see nothing, and if a block
     * separates its member from the session's member. `perhaps` if that member sees more than visitors. The session
     * needs no verification: it gives no access, because the page loads its data by calls.
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
