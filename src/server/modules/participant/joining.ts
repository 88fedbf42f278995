import type { FastifyRequest } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import type { Joining } from '../../../generated/api/participant';
import type { Lang } from '../../../lib/lang';
import { checkAnswers } from '../../../lib/rules/onboarding/answers';
import { filledBy } from '../../../lib/rules/onboarding/fills';
import { unnamed } from '../../../lib/rules/profile/unnamed';
import type { Orm } from '../../db/database';
import { languagesOf } from '../../db/languagesOf';
import { participants } from '../../db/schema';
import { AppError } from '../../errors';
import { answerLang } from '../../lang';
import { startingWith } from '../../people/standing';
import type { Invitation } from '../invitation/module';
import type { Identity } from '../../people/identity';
import { claimAvatar } from './avatar';
import { checkLookingFor, checkProfileInput, requireSound, under, type Patch } from './checks';
import type { Participant } from '../../people/participant';
import { deleteProgress } from './progress';
import { becomeMember, lockGuest } from './guests';
import { settingsOf, type ParticipantSettings } from '../../people/participantSettings';
import { newSlug } from './slugs';

/** Everything that comes with joining, as columns; throws 1100 with all that the community's visible steps lack. */
async function checkJoining(body: Joining, settings: ParticipantSettings, lang: Lang): Promise<Patch> {
  const { steps, questions } = settings;
  const survey = checkAnswers(questions, body.answers ?? {});
  const { firstName = '', ...rest } = body.profile ?? {};
  // A hidden step requires nothing, not even a name. Contacts are checked even if none were sent.
  const named = firstName || steps.profile.visible ? { firstName } : {};
  // The profile is filled from the survey's answers; the owner's own input takes precedence.
  const filled = filledBy(questions, survey.answers);
  return requireSound(
    { patch: { answers: survey.answers }, issues: under('answers', survey.issues) },
    checkLookingFor(body.lookingFor ?? '', settings),
    await checkProfileInput({ contacts: [], ...filled, ...rest, ...named }, settings, lang),
  );
}

/**
 * The name of a user who is not asked for one: from an external account, otherwise none. It is never derived from the
 * address.
 */
async function nameOf({ server }: FastifyRequest, orm: Orm, userId: string, { community }: CommunityConfig) {
  const told = await server.accounts.externalName(orm, userId);
  return told ?? { firstName: unnamed[community.lang], lastName: '' };
}

const nameIn = ({ firstName, lastName }: Participant) => ({ firstName, lastName });

/**
 * How a user is admitted: if a manager invited them, immediately; with admission by invitation, by one that was
 * accepted before or comes along (throws 1107 without one); otherwise a valid invitation that comes along is stored.
 * Throws 1130 if nobody new is admitted.
 */
async function admission(
  request: FastifyRequest,
  orm: Orm,
  { id, community }: CommunityConfig,
  { userId }: Identity,
  invitedBy: string | undefined,
): Promise<{ invitation: Invitation | undefined; enabled: boolean }> {
  if (community.admission === 'closed') throw new AppError(1130);
  const { invitations } = request.server;
  const found = invitedBy ? await invitations.find(orm, invitedBy) : undefined;
  const invitation = found?.communityId === id && found.inviterUserId !== userId ? found : undefined;
  const byManager = await request.server.memberInvites.take(orm, id, userId);
  const needed = community.admission === 'invitation' && !invitation && !byManager;
  if (needed && !(await invitations.wasInvited(orm, id, userId))) throw new AppError(1107);
  return { invitation, enabled: byManager || community.admission !== 'approval' };
}

/** Puts the participant in; undefined when there is one of the user already. Inside a transaction. */
async function insert(
  orm: Orm,
  row: Omit<typeof participants.$inferInsert, 'slug'>,
): Promise<Participant | undefined> {
  const owner = { communityId: row.communityId, participantId: row.id };
  const slug = await newSlug(orm, owner, row);
  const [made] = await orm
    .insert(participants)
    .values({ ...row, slug })
    .onConflictDoNothing({ target: participants.id })
    .returning();
  return made;
}

/**
 * P01. Makes the user a participant of the community with the given data, or returns the existing participant: a second
 * call, even at the same moment, changes nothing. A guest becomes a member or an applicant like anybody else. Throws
 * 1107, 1130, 1350, 1100; 405 if the account has just ended.
 */
export async function join(
  request: FastifyRequest,
  identity: Identity,
  config: CommunityConfig,
  { body: { invitedBy, ...body }, now }: { body: Joining; now: Date },
): Promise<Participant> {
  const { accounts, consents, db, images, participants: members, persons, invitations } = request.server;
  const { id: communityId, community } = config;
  const { userId } = identity;
  const known = await members.ofUser(communityId, userId);
  if (known) return known;
  const lang = answerLang(request);
  const patch = await checkJoining(body, settingsOf(config), lang);

  const made = await db.transaction(async (tx) => {
    const { orm } = tx;
    if (!(await accounts.lockShared(orm, userId))) throw new AppError(405);
    const { invitation, enabled } = await admission(request, orm, config, identity, invitedBy);
    await consents.requireCurrent(orm, config, userId);
    if (invitation) await invitations.accept(orm, invitation, userId);
    const columns = await claimAvatar(images, orm, patch, { userId, avatarUrl: null });
    await deleteProgress(orm, communityId, userId);
    const person = await persons.lock(orm, { communityId, userId });
    const guest = await lockGuest(orm, { communityId, userId });
    const row = {
      ...(guest ? nameIn(guest) : await nameOf(request, orm, userId, config)),
      privacy: community.contactsConfig.defaultPrivacy,
      ...columns,
      ...languagesOf(participants, columns, lang),
      id: person.id,
      communityId,
      userId,
      createdAt: now,
      updatedAt: now,
      // Leaving undoes nothing that managers decided.
      ...startingWith(person, enabled),
    };
    await persons.enter(orm, person);
    const joined = await (guest ? becomeMember(orm, guest, row) : insert(orm, row));
    if (joined?.enabled) {
      const admitted = { communityId, subject: joined.id, data: {} };
      await request.server.publish(tx, 'memberAdmitted', admitted);
    }
    return joined;
  });
  const participant = made ?? (await members.ofUser(communityId, userId));
  if (!participant) throw new Error('a participant came and went');
  return participant;
}
