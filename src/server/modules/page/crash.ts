import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { brandCss } from '../../../config/brand/css';
import type { CommunityConfig } from '../../../config/types';
import { crashTexts } from '../../../lib/crashTexts';
import { escapeHtml } from '../../../lib/escapeHtml';
import { teamContactUrl } from '../../../lib/teamContact';
import type { Lang } from '../../../lib/lang';
import { asAppError } from '../../failures';
import { answerError } from '../../plugins/errors';
import { escapeCss } from './escape';
import { frameCss, logoHtml } from './frame';
import { plainPolicy } from './plainPolicy';
import { chooseLang, chooseTheme } from './preferences';

/** The link to the team beside the retry. */
const quietLink = '.boot-failed p a{background:none;color:var(--color-link);text-decoration:underline}';

interface Crash {
  config: CommunityConfig;
  lang: Lang;
  theme: 'light' | 'dark' | null;
  nonce: string;
}

/** The page shown when rendering fails: the brand, the error, a retry link; no script (UIX-04). */
function crashHtml({ config, lang, theme, nonce }: Crash): string {
  const { title, action } = crashTexts[lang];
  const { brand, community } = config;
  const { teamContact } = community;
  return [
    `<!doctype html><html lang="${lang}"${theme ? ` data-theme="${theme}"` : ''}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(brand.title)}</title><link rel="icon" href="${escapeHtml(brand.faviconUrl)}">`,
    `<style nonce="${nonce}">${escapeCss(brandCss(brand) + frameCss + quietLink)}</style></head><body>`,
    `<header class="boot-bar">${logoHtml(config)}</header><main class="boot-failed" role="alert">`,
    `<h1>${escapeHtml(title)}</h1><a href="">${escapeHtml(action)}</a>`,
    teamContact
      ? `<p><a href="${escapeHtml(teamContactUrl(teamContact))}">${escapeHtml(teamContact)}</a></p>`
      : '',
    '</main></body></html>\n',
  ].join('');
}

/**
 * Answers a page whose rendering failed, in the brand of its community, and logs the error. An invalid request is
 * answered as everywhere.
 */
export const answerCrash =
  (app: FastifyInstance) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const { status } = asAppError(error);
    if (status < 500) {
      answerError(error, request, reply);
      return;
    }
    request.log.error({ err: error }, 'page failed');
    const config = app.communities.byHost(request.host);
    const nonce = randomBytes(16).toString('base64');
    const lang = chooseLang(config, request.cookies.lang);
    void reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', plainPolicy(nonce))
      .send(crashHtml({ config, lang, theme: chooseTheme(request.cookies.theme), nonce }));
  };
