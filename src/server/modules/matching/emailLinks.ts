import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { communityOf } from '../../community';
import { declinedReasons, matchingLists, participants, users } from '../../db/schema';
import { AppError } from '../../errors';
import { hashOfLink, registerLinkPages, sendLinkPage, type Form } from '../../linkPages/linkPages';
import { nameOf } from '../../people/nameOf';
import { sentences } from './notifications/reasons';
import { reasonsPage } from './reasonsPage';
import { setDeclined } from './relevances';
import { listsOf, reasonsOf, reasonsPath } from './recommended';

/** The pages of 'Not a good reason?' in the weekly email. They only allow declining a reason. */
export function registerEmailLinks(app: FastifyInstance, now: () => Date): void {
  const { db } = app;

  /** The owner of a link. Throws 1108 if nobody in this community has it. */
  async function ownerOf(request: FastifyRequest) {
    const config = communityOf(request);
    const hash = hashOfLink(request);
    const [found] =
      hash !== undefined
        ? await db.orm
            .select({
              roundId: matchingLists.roundId,
              participantId: matchingLists.participantId,
              lang: users.preferredLang,
            })
            .from(matchingLists)
            .innerJoin(participants, eq(participants.id, matchingLists.participantId))
            .innerJoin(users, eq(users.id, participants.userId))
            .where(and(eq(matchingLists.linkHash, hash), eq(matchingLists.communityId, config.id)))
        : [];
    if (!found) throw new AppError(1108);
    const { roundId, participantId, lang } = found;
    return { config, roundId, participantId, lang: lang ?? config.community.lang };
  }

  type Owner = Awaited<ReturnType<typeof ownerOf>>;

  /** The reasons about a person in the email's round, and which of them the member has declined. */
  async function reasonsAbout(owner: Owner, person: string | undefined) {
    const { config, lang, roundId, participantId } = owner;
    const of = { roundId, communityId: config.id, viewers: [participantId], now: now() };
    const list = (await listsOf(db.orm, of)).get(participantId) ?? [];
    const found = list.find((each) => each.person.id === person);
    if (!found) throw new AppError(1108);
    const declined = new Set(
      (
        await db.orm
          .select({ term: declinedReasons.term })
          .from(declinedReasons)
          .where(eq(declinedReasons.participantId, participantId))
      ).map(({ term }) => term),
    );
    const { firstName, lastName } = found.person;
    const reasons = reasonsOf(found.relevance, { config, lang }).filter(({ by }) => by === 'you');
    return {
      name: nameOf(found.person),
      reasons: reasons.map((reason) => ({
        term: reason.term,
        text: sentences(lang, firstName || lastName, [reason]).join(' '),
        declined: declined.has(reason.term),
      })),
    };
  }

  const personIn = ({ query }: FastifyRequest) => (query as { person?: string }).person;

  registerLinkPages(app, (pages, options) => {
    pages.get(reasonsPath, options, async (request, reply) => {
      const owner = await ownerOf(request);
      const about = await reasonsAbout(owner, personIn(request));
      return sendLinkPage(reply, owner, reasonsPage(owner.lang, about));
    });

    pages.post(reasonsPath, options, async (request, reply) => {
      const owner = await ownerOf(request);
      const person = personIn(request);
      const { term = '', declined } = (request.body ?? {}) as Form;
      const { reasons } = await reasonsAbout(owner, person);
      if (!reasons.some((reason) => reason.term === term)) throw new AppError(1108);
      const { config, participantId } = owner;
      const change = { communityId: config.id, participantId, term, declined: declined !== 'no' };
      await setDeclined(app, change, now());
      return sendLinkPage(reply, owner, reasonsPage(owner.lang, await reasonsAbout(owner, person)));
    });
  });
}
