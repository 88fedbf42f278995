import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { newContactsKind } from '../../../lib/newContactsKind';
import { communityOf } from '../../community';
import { matchingLists, participants, unsubscribeLinks, users } from '../../db/schema';
import { AppError } from '../../errors';
import { hashOfLink, registerLinkPages, sendLinkPage, type Form } from '../../linkPages/linkPages';
import { storePreference } from '../../notifications/preferences/storePreference';
import { unsubscribePath } from '../../notifications/preferences/unsubscribe';
import { unsubscribePage } from './unsubscribePage';

/** The pages of unsubscribe links in emails: each for one kind (RFC 8058). */
export function registerUnsubscribe(app: FastifyInstance): void {
  const { orm } = app.db;

  async function linkOf(hash: string, communityId: string) {
    const [link] = await orm
      .select()
      .from(unsubscribeLinks)
      .where(and(eq(unsubscribeLinks.hash, hash), eq(unsubscribeLinks.communityId, communityId)));
    if (link) return link;
    // Weekly emails of the program before had one secret for all of their links.
    const [list] = await orm
      .select({ participantId: matchingLists.participantId })
      .from(matchingLists)
      .where(and(eq(matchingLists.linkHash, hash), eq(matchingLists.communityId, communityId)));
    return list && { ...list, kind: newContactsKind, channel: 'EMAIL' };
  }

  /** The kind and the member of a link. Throws 1108 if nobody in this community has it. */
  async function ownerOf(request: FastifyRequest) {
    const config = communityOf(request);
    const hash = hashOfLink(request);
    const link = hash === undefined ? undefined : await linkOf(hash, config.id);
    const label = link && app.notificationKinds.findOptional(link.kind)?.label;
    if (!link || !label) throw new AppError(1108);
    const [user] = await orm
      .select({ lang: users.preferredLang })
      .from(participants)
      .innerJoin(users, eq(users.id, participants.userId))
      .where(eq(participants.id, link.participantId));
    const lang = user?.lang ?? config.community.lang;
    return { config, lang, link, label: label[lang], title: config.community.title };
  }

  registerLinkPages(app, (pages, options) => {
    pages.get(unsubscribePath, options, async (request, reply) => {
      const owner = await ownerOf(request);
      return sendLinkPage(reply, owner, unsubscribePage(owner.lang, { ...owner, done: false }));
    });

    pages.post(unsubscribePath, options, async (request, reply) => {
      const owner = await ownerOf(request);
      const { participantId, kind, channel } = owner.link;
      const disable = (request.body as Form | undefined)?.undo !== 'yes';
      await storePreference(orm, participantId, { kind, channel, disable });
      return sendLinkPage(reply, owner, unsubscribePage(owner.lang, { ...owner, done: disable }));
    });
  });
}
