import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { sha256 } from '../tokens';
import { answerLang } from '../lang';
import { communityOf } from '../community';
import { errorBody } from '../errors';
import { noteFailure } from '../failures';
import { failurePage } from './failurePage';
import { linkPage, type PageContent, type PageSetting } from './page';

/** Longest body of a form, in bytes. */
const bodyLimit = 4096;

/** The fields of a form: short texts with unique names. */
export type Form = Readonly<Record<string, string>>;

/** Registers pages that links of emails lead to, which `register` adds with these options. People see their failures, too. */
export function registerLinkPages(
  app: FastifyInstance,
  register: (pages: FastifyInstance, options: RouteShorthandOptions) => void,
): void {
  const onRequest = async (request: FastifyRequest) => app.limits.address('emailLink', request);
  void app.register(async (pages) => {
    pages.setErrorHandler((error, request, reply) => {
      const known = noteFailure(error, request, reply);
      const lang = answerLang(request);
      const page = failurePage(lang, errorBody(known, lang));
      return sendLinkPage(reply, { config: communityOf(request), lang }, page);
    });
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
    );
    // Mail programs may send their one-click request in this format. Its data are in the address.
    pages.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'string', bodyLimit },
      (_request, _body, done) => done(null, {}),
    );
    register(pages, { schema: { hide: true }, bodyLimit, onRequest });
  });
}

/** The hash of the secret in a link. Undefined if there is none. */
export function hashOfLink({ query }: FastifyRequest): string | undefined {
  const { link } = query as { link?: unknown };
  return typeof link === 'string' && link.length <= 100 ? sha256(link) : undefined;
}

export function sendLinkPage(reply: FastifyReply, setting: PageSetting, content: PageContent): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
  return reply
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
    .header('content-security-policy', policy)
    .send(linkPage(setting, nonce, content));
}
