import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from '../../../generated/api/contract';
import { participants } from '../../db/schema';
import { answerLang } from '../../lang';
import { owner } from '../../plugins/guards';
import { route } from '../../plugins/route';
import { change } from './changes';
import { checkGivenAnswers, checkLookingFor, checkProfileInput, requireSound } from './checks';
import { ownOf, ownProfile } from './own';
import { settingsOf } from './settings';

/** P06 to P09, P11: what owners change of their participants. */
export function registerChanges(app: FastifyInstance, now: () => Date): void {
  const { participant: calls } = contract;
  const { db } = app;

  route(app, calls.updateAnswers, owner, async ({ body, identity, community, request }) => {
    const found = ownOf(identity);
    const settings = settingsOf(community);
    const target = { found, version: body.version, now: now() };
    const changed = await change(app, target, ({ answers }) =>
      requireSound(checkGivenAnswers(body.answers, answers, settings)),
    );
    return ownProfile(request, community, changed);
  });

  route(app, calls.updateLookingFor, owner, async ({ body, identity, community, request }) => {
    const found = ownOf(identity);
    const patch = requireSound(checkLookingFor(body.lookingFor, settingsOf(community)));
    const target = { found, version: body.version, now: now() };
    return ownProfile(request, community, await change(app, target, () => patch));
  });

  route(app, calls.updateProfile, owner, async ({ body, identity, community, request }) => {
    const found = ownOf(identity);
    const settings = settingsOf(community);
    // What the community no longer offers may stay with whoever has it.
    const offered = [...settings.offered, ...found.contacts.map(({ type }) => type)];
    const patch = requireSound(
      await checkProfileInput(body.profile, { ...settings, offered }, answerLang(request)),
    );
    const target = { found, version: body.version, now: now() };
    return ownProfile(request, community, await change(app, target, () => patch));
  });

  route(app, calls.markTutorialSeen, owner, async ({ identity }) => {
    await db.orm
      .update(participants)
      .set({ tutorialSeen: true })
      .where(eq(participants.id, ownOf(identity).id));
    return 'OK';
  });

  route(app, calls.updateNotificationPref, owner, async ({ body, identity }) => {
    const others = sql`array_remove(${participants.mutedChannels}, ${body.contactType})`;
    await db.orm
      .update(participants)
      .set({ mutedChannels: body.disable ? sql`array_append(${others}, ${body.contactType})` : others })
      .where(eq(participants.id, ownOf(identity).id));
    return 'OK';
  });
}
