import { and, eq, isNull, count } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database';
import { eventInvitations, eventOrganisers, participants, type InvitedAs } from '../../../db/schema';
import { AppError } from '../../../errors';
import { randomId } from '../../../tokens';
import { isCandidate } from './candidates';
import { lockEvent } from '../../../eventAccess/find';
import { lockMember, requireThere } from '../../../eventAccess/locks';
import { findParticipation } from '../../../eventAccess/participation';
import type { ParticipationKey } from '../participations';
import { mostOrganisers, organiserIds } from '../organisers';
import type { StoredEvent } from '../../../eventAccess/stored';
import type { NotifyAbout } from '../notify/activity';
import {
  endInvitation,
  findInvitation,
  openInvitation,
  type StoredInvitation,
} from '../../../eventAccess/invitations';

/** The error for a person who cannot be invited, whatever the reason. */
const notInvited = { PARTICIPANT: 1300, ORGANISER: 1196 } as const;

/** Invitations by organisers (E17, E40 to E43). Before they accept, invited people have no relation to the event. */
export function createInvitations(
  db: Pick<Database, 'transaction'>,
  notifyAbout: NotifyAbout,
  now: () => Date,
) {
  const within = <T>(
    { communityId, eventId, participantId }: ParticipationKey,
    change: (tx: Transaction, event: StoredEvent) => Promise<T>,
  ): Promise<T> =>
    db.transaction(async (tx) => {
      await lockMember(tx.orm, participantId);
      return change(tx, await lockEvent(tx.orm, communityId, eventId));
    });

  function requireAhead({ cancelledAt, overAt }: StoredEvent): void {
    if (overAt <= now()) throw new AppError(1201);
    if (cancelledAt) throw new AppError(1205);
  }

  /** Whether a person organises the event already. Throws 1197 if it has too many organisers, including invited ones. */
  async function isOrganiser(
    { orm }: Transaction,
    { eventId, participantId }: ParticipationKey,
    invited: number,
  ) {
    const organisers = await organiserIds(orm, eventId);
    if (organisers.includes(participantId)) return true;
    if (organisers.length + invited >= mostOrganisers) throw new AppError(1197);
    return false;
  }

  async function countOpen({ orm }: Transaction, eventId: string): Promise<number> {
    const { ended, invitedAs } = eventInvitations;
    const isOpen = and(eq(eventInvitations.eventId, eventId), eq(invitedAs, 'ORGANISER'), isNull(ended));
    const [open] = await orm.select({ count: count() }).from(eventInvitations).where(isOpen);
    return open?.count ?? 0;
  }

  /** Stores an invitation. A person who has not answered the same invitation yet gets no second email. */
  async function ask({ orm }: Transaction, invitation: Omit<StoredInvitation, 'endedAt' | 'ended'>) {
    const { eventId, participantId, invitedAs } = eventInvitations;
    await orm
      .insert(eventInvitations)
      .values(invitation)
      .onConflictDoUpdate({
        target: [eventId, participantId, invitedAs],
        set: { ...invitation, ended: null, endedAt: null },
      });
  }

  return {
    /**
     * Invites a person once; a repeated call changes nothing. Throws 1302 if they answered before, 1303 if they take
     * part.
     */
    invite: (key: ParticipationKey, invitedAs: InvitedAs, invitedBy: string): Promise<void> =>
      within(key, async (tx, event) => {
        const { eventId, participantId } = key;
        requireAhead(event);
        if (await openInvitation(tx.orm, key, invitedAs)) return;
        const [candidate] = await tx.orm
          .select({ id: participants.id })
          .from(participants)
          .where(
            and(
              eq(participants.id, participantId),
              isCandidate(tx.orm, { communityId: key.communityId, eventId, inviterId: invitedBy }),
            ),
          )
          .for('key share');
        if (!candidate) throw new AppError(notInvited[invitedAs]);
        if (invitedAs === 'ORGANISER') {
          if (await isOrganiser(tx, key, await countOpen(tx, eventId))) return;
        } else if ((await findParticipation(tx.orm, key))?.agreedAt) throw new AppError(1303);
        const before = await findInvitation(tx.orm, key, invitedAs);
        // Former organisers may be invited again.
        const asksAnew = before?.ended === 'ACCEPTED' && invitedAs === 'ORGANISER';
        const isAnswered = before?.ended === 'ACCEPTED' || before?.ended === 'DECLINED';
        if (isAnswered && !asksAnew) throw new AppError(1302);
        const id = before && !asksAnew ? before.id : randomId();
        await ask(tx, { id, eventId, participantId, invitedAs, invitedBy, invitedAt: now() });
        const by = { participantId: invitedBy };
        await notifyAbout(tx, event, { what: 'INVITED', participantId, cause: id, by, invitedAs, invitedBy });
      }),

    /** Withdraws an invitation. Throws 1301 if none is open. */
    withdraw: (key: ParticipationKey, invitedAs: InvitedAs): Promise<void> =>
      within(key, async ({ orm }) => {
        const invitation = await findInvitation(orm, key, invitedAs);
        if (!invitation || invitation.ended) throw new AppError(1301);
        await endInvitation(orm, invitation.id, 'WITHDRAWN', now());
      }),

    /** Declines: the person is not invited again. Throws 1301 if there is nothing to answer. */
    decline: (key: ParticipationKey, invitedAs: InvitedAs): Promise<void> =>
      within(key, async ({ orm }) => {
        const invitation = await openInvitation(orm, key, invitedAs);
        if (!invitation) throw new AppError(1301);
        await endInvitation(orm, invitation.id, 'DECLINED', now());
      }),

    /** Becomes an organiser, of an event that is still to be. */
    organise: (key: ParticipationKey): Promise<void> =>
      within(key, async (tx, event) => {
        const { orm } = tx;
        const { eventId, participantId } = key;
        requireAhead(event);
        await requireThere(orm, key);
        const invitation = await openInvitation(orm, key, 'ORGANISER');
        if (!invitation) throw new AppError(1301);
        const isOne = await isOrganiser(tx, key, 0);
        if (!isOne) await orm.insert(eventOrganisers).values({ eventId, participantId, addedAt: now() });
        await endInvitation(orm, invitation.id, 'ACCEPTED', now());
      }),
  };
}
