import { and, asc, eq, sql } from 'drizzle-orm';
import type { CommunityConfig } from '../../../config/types';
import type { Profile } from '../../../generated/api/participant';
import type { ContactReader } from '../../../lib/rules/contacts/privacy';
import type { Database } from '../../db/database';
import { formerSlugs, participants, sessions } from '../../db/schema';
import { presentCard, presentToOthers, type Card } from './presenter';
import type { Member } from '../../guards/membership';
import { shownColumns, type Participant, type Shown } from './types';
import { maySee, readerOf, viewerOf, type Viewer } from './viewers';

const isMember = eq(participants.isGuest, false);

export type Participants = ReturnType<typeof createParticipants>;

/** Members of communities, as other modules and this one's calls read them. Guests are none: nobody finds them here. */
export function createParticipants(
  { orm, ready }: Pick<Database, 'orm' | 'ready'>,
  {
    between,
  }: { between: (viewerId: string, subjectId: string) => Promise<{ blocked: boolean; connected: boolean }> },
) {
  const bySlugToday = ready('participant by slug', (within) =>
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
  const byUser = ready('participant of a user', (within) =>
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

  /** What a viewer is to a participant, and what they may read of the contacts; undefined where they see nobody there. */
  async function lookAt(
    viewer: Member | undefined,
    participant: Shown,
  ): Promise<{ kind: Viewer; reader: ContactReader } | undefined> {
    const kind = viewerOf(viewer, participant);
    if (!maySee(kind, participant)) return undefined;
    const own = viewer?.membership?.participantId;
    if (own === undefined || !['member', 'manager'].includes(kind)) return { kind, reader: readerOf(kind) };
    const { blocked, connected } = await between(own, participant.id);
    // Whoever manages a community looks after everybody in it.
    if (blocked && kind === 'member') return undefined;
    return { kind, reader: connected && !blocked ? 'connection' : readerOf(kind) };
  }

  /** Whether the member whose session this is and a participant are kept from each other by a block. */
  async function isKeptFrom(sessionId: string, { id, communityId }: Shown): Promise<boolean> {
    const [reader] = await orm
      .select({ id: participants.id })
      .from(sessions)
      .innerJoin(participants, eq(participants.userId, sessions.userId))
      .where(
        and(
          eq(sessions.id, sessionId),
          eq(participants.communityId, communityId),
          eq(participants.isManager, false),
        ),
      );
    return reader !== undefined && (await between(reader.id, id)).blocked;
  }

  return {
    bySlug,
    ofUser,
    find,

    /** The participant of this id, where the viewer may see them. */
    async seenBy(viewer: Member, communityId: string, participantId: string): Promise<Shown | undefined> {
      const participant = await find(communityId, { participantId });
      return participant && (await lookAt(viewer, participant)) && participant;
    },

    lookAt,

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
     * What a shared link to a slug shows to anybody, or undefined where visitors see nothing (PRO-04), and where a block is
     * between its member and the one whose session is named. The name needs no proof: it opens nothing, it only withholds.
     */
    async card(communityId: string, slug: string, sessionId?: string): Promise<Card | undefined> {
      const participant = await bySlug(communityId, slug);
      if (!participant || (sessionId && (await isKeptFrom(sessionId, participant)))) return undefined;
      return presentCard(participant);
    },
  };
}
