import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { brandCss } from '../../../../config/brand/css';
import { fontsOf } from '../fonts';
import { frameCss, logoHtml } from '../frame';
import type { Manifest } from '../manifest';
import { plainPolicy } from '../plainPolicy';
import { chooseTheme } from '../preferences';
import { documentHtml } from './html';
import { readDocuments, type LegalDocument } from './read';

/** VAR-02: every document at /docs/<name>, in the brand of the host's community. Audience: anyone. */
export function registerDocuments(app: FastifyInstance, dir: string, manifest: Manifest): void {
  const answer = (document: LegalDocument) => (request: FastifyRequest, reply: FastifyReply) => {
    const config = app.communities.byHost(request.host);
    const nonce = randomBytes(16).toString('base64');
    const html = documentHtml(document, {
      title: config.brand.title,
      faviconUrl: config.brand.faviconUrl,
      css: brandCss(config.brand) + fontsOf(config, document.lang, manifest).css + frameCss,
      header: `<header class="boot-bar"><a href="/">${logoHtml(config)}</a></header>`,
      theme: chooseTheme(request.cookies.theme),
      nonce,
    });
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'cookie, accept-encoding')
      .header('content-security-policy', plainPolicy(nonce))
      .send(html);
  };
  for (const document of readDocuments(dir)) {
    app.get(`/docs/${document.name}`, { schema: { hide: true } }, answer(document));
  }
}
