import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as calls from '../../../generated/api/contract/participant';
import type { Transaction } from '../../db/database';
import { participants } from '../../db/schema';
import { AppError } from '../../errors';
import { answerLang } from '../../lang';
import { owner, ownerByBody } from '../../guards/guards';
import { setPreference } from '../../notifications/preferences/storePreference';
import { route } from '../../plugins/route';
import { change } from './changes';
import { checkGivenAnswers, checkLookingFor, checkProfileInput, requireSound } from './checks';
import { ownIdOf, ownOf, ownProfile } from './own';
import type { Participant } from '../../people/participant';
import { changeNetworking, pauseEnd } from '../../people/pause';
import { settingsOf } from '../../people/participantSettings';

/** P06 to P11 and P24: what owners change of their participants. */
export function registerChanges(app: FastifyInstance, now: () => Date): void {
  const { db } = app;

  const publishing =
    (event: 'requestWritten' | 'networkingResumed') =>
    (tx: Transaction, { id, communityId }: Pick<Participant, 'id' | 'communityId'>) =>
      app.publish(tx, event, { communityId, subject: id, data: {} });

  route(app, calls.updateAnswers, ownerByBody, async ({ body, identity, community, request }) => {
    const found = await ownOf(app, identity);
    const settings = settingsOf(community);
    const target = { found, version: body.version, lang: answerLang(request), now: now() };
    const changed = await change(app, target, ({ answers }) =>
      requireSound(checkGivenAnswers(body.answers, answers, settings)),
    );
    return ownProfile(request, community, changed);
  });

  route(app, calls.updateLookingFor, ownerByBody, async ({ body, identity, community, request }) => {
    const found = await ownOf(app, identity);
    const patch = requireSound(checkLookingFor(body.lookingFor, settingsOf(community)));
    const isFirst = !found.lookingFor && Boolean(patch.lookingFor);
    const target = {
      found,
      version: body.version,
      lang: answerLang(request),
      now: now(),
      also: isFirst ? publishing('requestWritten') : undefined,
    };
    return ownProfile(request, community, await change(app, target, () => patch));
  });

  route(app, calls.updateProfile, ownerByBody, async ({ body, identity, community, request }) => {
    const found = await ownOf(app, identity);
    const settings = settingsOf(community);
    // A member may keep contact types that the community no longer offers.
    const offered = [...settings.offered, ...found.contacts.map(({ type }) => type)];
    const patch = requireSound(
      await checkProfileInput(body.profile, { ...settings, offered }, answerLang(request)),
    );
    const target = { found, version: body.version, lang: answerLang(request), now: now() };
    return ownProfile(request, community, await change(app, target, () => patch));
  });

  route(app, calls.markTutorialSeen, ownerByBody, async ({ identity }) => {
    await db.orm
      .update(participants)
      .set({ tutorialSeen: true })
      .where(eq(participants.id, ownIdOf(identity)));
    return 'OK';
  });

  /** Changes whether an owner takes part in introductions. */
  const changeOwn = (id: string, communityId: string, values: Parameters<typeof changeNetworking>[2]) =>
    db.transaction(async (tx) => {
      const isBack = await changeNetworking(tx.orm, id, values, now());
      if (isBack) await publishing('networkingResumed')(tx, { id, communityId });
    });

  route(app, calls.updateNetworkingPref, ownerByBody, async ({ body, identity, community }) => {
    const { networkingEnabled } = body;
    // A pause by managers can only be ended by them.
    if (networkingEnabled && (await app.management.isPaused(db.orm, community.id, identity.userId))) {
      throw new AppError(1109);
    }
    await changeOwn(ownIdOf(identity), community.id, { networkingEnabled });
    return 'OK';
  });

  route(app, calls.pauseNetworking, ownerByBody, async ({ body, identity, community }) => {
    const networkingPausedUntil = pauseEnd(body.weeks, now());
    await changeOwn(ownIdOf(identity), community.id, { networkingPausedUntil });
    return { pausedUntil: networkingPausedUntil?.toISOString() ?? null };
  });

  const switches = { kinds: app.notificationKinds, channels: app.channels };
  route(app, calls.updateNotificationPref, owner, async ({ body, identity }) => {
    await setPreference(db.orm, switches, ownIdOf(identity), body);
    return 'OK';
  });
}
