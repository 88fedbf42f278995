import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { communityOf } from '../../community';
import { declinedReasons, matchingLists, participants, users } from '../../db/schema';
import { AppError } from '../../errors';
import { sentences } from '../../mail/templates/matching/reasons';
import { setPreference } from '../../notifications/preferences';
import { sha256 } from '../../tokens';
import { linkPage } from './linkPage';
import { setDeclined } from './relevances';
import { listsOf, reasonsOf, reasonsPath, unsubscribePath } from './told';

/** Longest body of a form, in bytes. */
const bodyLimit = 4096;

interface Query {
  link?: string;
  person?: string;
}

/** What a form sends: short texts, one of a name. */
type Form = Readonly<Record<string, string>>;

/**
 * Where the links of the weekly email lead. Each shows a page on GET, which mail scanners open too, and acts on POST. Its
 * secret stands for the member, signed in or not: it can switch these emails off and say that a reason is none, no more.
 */
export function registerEmailLinks(app: FastifyInstance, now: () => Date): void {
  const { db } = app;

  /** Whose link it is; throws 1108 where it is nobody's in this community. */
  async function ownerOf(request: FastifyRequest) {
    const config = communityOf(request);
    const { link } = request.query as Query;
    const [found] =
      typeof link === 'string' && link.length <= 100
        ? await db.orm
            .select({
              roundId: matchingLists.roundId,
              participantId: matchingLists.participantId,
              lang: users.preferredLang,
            })
            .from(matchingLists)
            .innerJoin(participants, eq(participants.id, matchingLists.participantId))
            .innerJoin(users, eq(users.id, participants.userId))
            .where(and(eq(matchingLists.linkHash, sha256(link)), eq(matchingLists.communityId, config.id)))
        : [];
    if (!found) throw new AppError(1108);
    const { roundId, participantId, lang } = found;
    return { config, roundId, participantId, lang: lang ?? config.community.lang };
  }

  type Owner = Awaited<ReturnType<typeof ownerOf>>;

  function html(reply: FastifyReply, { config, lang }: Owner, content: Parameters<typeof linkPage>[1]) {
    const nonce = randomBytes(16).toString('base64');
    const policy = `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
      .header('content-security-policy', policy)
      .send(linkPage({ config, lang, nonce }, content));
  }

  /** The reasons of the round that the email told of somebody, and which of them are none to the member. */
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
      name: [firstName, lastName].filter(Boolean).join(' '),
      reasons: reasons.map((reason) => ({
        term: reason.term,
        text: sentences(lang, firstName || lastName, [reason]).join(' '),
        declined: declined.has(reason.term),
      })),
    };
  }

  const limited = async (request: FastifyRequest) => app.limits.address('emailLink', request);

  void app.register(async (pages) => {
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
    );
    // Mail programs may send their one press so; what it says is in the address.
    pages.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'string', bodyLimit },
      (_request, _body, done) => done(null, {}),
    );
    const options = { schema: { hide: true }, bodyLimit, onRequest: limited };

    pages.get(reasonsPath, options, async (request, reply) => {
      const owner = await ownerOf(request);
      const about = await reasonsAbout(owner, (request.query as Query).person);
      return html(reply, owner, { page: 'reasons', ...about });
    });

    pages.post(reasonsPath, options, async (request, reply) => {
      const owner = await ownerOf(request);
      const { person } = request.query as Query;
      const { term = '', declined } = (request.body ?? {}) as Form;
      const { reasons } = await reasonsAbout(owner, person);
      if (!reasons.some((reason) => reason.term === term)) throw new AppError(1108);
      const { config, participantId } = owner;
      const change = { communityId: config.id, participantId, term, declined: declined !== 'no' };
      await setDeclined(app, change, now());
      return html(reply, owner, { page: 'reasons', ...(await reasonsAbout(owner, person)) });
    });

    pages.get(unsubscribePath, options, async (request, reply) =>
      html(reply, await ownerOf(request), { page: 'unsubscribe' }),
    );

    pages.post(unsubscribePath, options, async (request, reply) => {
      const owner = await ownerOf(request);
      await setPreference(db.orm, owner.participantId, { contactType: 'EMAIL', disable: true });
      return html(reply, owner, { page: 'unsubscribed' });
    });
  });
}
