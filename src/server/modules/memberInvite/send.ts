import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import type { InviteResult } from '../../../generated/api/memberInvite';
import type { Invitee } from '../../../lib/rules/managers/invitees';
import { routePaths } from '../../../lib/routes';
import { cleanLine } from '../../../lib/rules/text';
import { memberInvites } from '../../db/schema';
import type { Member } from '../../guards/membership';
import { randomId } from '../../tokens';
import { checkInvitees } from './invites';
import { memberInvite } from './notifications/memberInvite';

/** How long an invitation is valid, in ms. */
const lifetime = 60 * 86_400_000;

/** D34. Stores invitations and sends the emails. People who cannot be invited are skipped. */
export async function sendInvites(
  app: FastifyInstance,
  config: CommunityConfig,
  by: Member,
  people: readonly Invitee[],
  now: Date,
): Promise<InviteResult> {
  const { audit, communities, db, invitations, limits, notify } = app;
  const communityId = config.id;
  await limits.account('memberInvites', by.userId);
  return db.transaction(async (tx) => {
    const clean = people.map(({ email, firstName, lastName }) => ({
      email,
      firstName: cleanLine(firstName),
      lastName: cleanLine(lastName),
    }));
    const checked = await checkInvitees(tx.orm, communityId, clean, now);
    const good = checked.filter(({ issue }) => issue === null);
    const passedOver = checked.flatMap(({ email, issue }) => (issue ? [{ email, issue }] : []));
    if (good.length === 0) return { invited: 0, passedOver };
    const authorId = await audit.aliasOf(tx.orm, by.userId);
    const rows = good.map(({ issue: _, ...person }) => ({
      ...person,
      id: randomId(),
      communityId,
      authorId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + lifetime),
    }));
    // If two managers invite the same person at the same time, only one invitation is stored.
    const stored = await tx.orm.insert(memberInvites).values(rows).onConflictDoNothing().returning();
    const siteUrl = communities.origin(config, '');
    // Administrators from elsewhere have no invitation of their own.
    const own = by.membership && {
      id: await invitations.ownOf(tx.orm, { id: by.membership.participantId, communityId }),
    };
    const url = own ? `${siteUrl}${routePaths.invitation}?id=${encodeURIComponent(own.id)}` : siteUrl;
    const { lang } = config.community;
    for (const { id, email, firstName } of stored) {
      const to = { community: config, siteUrl, lang, email };
      await notify(tx, memberInvite, to, { url, firstName }, { cause: id, thing: communityId, by });
    }
    await audit.record(tx.orm, {
      communityId,
      act: 'members.invite',
      actor: by.userId,
      subject: null,
      after: { invited: stored.length },
    });
    return { invited: stored.length, passedOver };
  });
}
