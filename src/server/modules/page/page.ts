import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BootPayload, PreviewPerson } from '../../../config/bootPayload';
import { brandCss } from '../../../config/brand/css';
import { partnerIn } from '../../../config/partner';
import type { CommunityConfig } from '../../../config/types';
import { brandFileUrl, manifestFile, shareFile } from '../../brand/address';
import { contentSecurityPolicy } from './csp';
import { answerCrash } from './crash';
import { escapeJson } from './escape';
import { frameCss, frameHtml } from './frame';
import { fontsOf } from './fonts';
import { firstModules } from './firstModules';
import { headHtml } from './head';
import type { Manifest } from './manifest';
import { memberPage } from './memberPage';
import { chooseLang, chooseTheme } from './preferences';
import type { Render } from './renderer';
import { isKnownPath } from './paths';
import type { PageParts } from './template';
import { createWelcomePages, noncePlaceholder } from './welcome';

export interface PageOptions {
  fill: (parts: PageParts) => string;
  manifest: Manifest;
  render: Render | undefined;
  google?: { clientId: string; scriptUrl: string };
  errorReportUrl?: string;
  countryLookupUrl?: string;
  people: (config: CommunityConfig, count: number) => Promise<PreviewPerson[]>;
  now: () => Date;
}

/** The domains whose sites a page may lead to, where they are communities of this server. */
function origins(app: FastifyInstance, { community }: CommunityConfig, host: string): Record<string, string> {
  const named = [
    community.parentCommunityDomain,
    community.welcomeRedirectUrl && new URL(community.welcomeRedirectUrl).hostname,
  ];
  const found = named.flatMap((domain) =>
    domain ? [[domain, app.communities.byDomain(domain)] as const] : [],
  );
  return Object.fromEntries(
    found.flatMap(([domain, config]) => (config ? [[domain, app.communities.origin(config, host)]] : [])),
  );
}

/**
 * Answers every address that is a page's: HTML that already carries the community's brand, description, config and,
 * on the welcome page, its content. Audience: anyone; nothing in it depends on who asks but language and theme.
 */
export function registerPage(app: FastifyInstance, options: PageOptions): void {
  const welcomePages = createWelcomePages(options);

  async function page(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = request.url.replace(/[?#].*$/, '');
    const config = app.communities.byHost(request.host);
    const member = await memberPage(request, config, path);
    if (member?.movedTo) {
      // Not to be remembered: the name may come back.
      const query = request.url.slice(path.length).replace(/#.*$/, '');
      return reply.header('cache-control', 'no-cache').redirect(member.movedTo + query, 301);
    }
    const nonce = randomBytes(16).toString('base64');
    const lang = chooseLang(config, request.cookies.lang);
    const payload: BootPayload = {
      // The page is in one language; choosing another loads it anew.
      config: {
        ...config,
        landing: { [lang]: config.landing[lang] },
        partner: config.partner && partnerIn(config.partner, lang, config.community.lang),
      },
      lang,
      theme: chooseTheme(request.cookies.theme),
      google: options.google,
      errorReportUrl: options.errorReportUrl,
      countryLookupUrl: config.community.legal.byCountry && options.countryLookupUrl,
      origins: origins(app, config, request.host),
    };
    // Whoever is signed in is on the way to another screen, and would see the welcome page flash by.
    const welcome =
      path === '/' && !request.cookies.session ? await welcomePages(config, payload) : undefined;
    if (welcome) payload.preview = welcome.people;
    const fonts = fontsOf(config, lang, options.manifest);
    const rendered = Boolean(welcome?.html);
    const html = options.fill({
      lang,
      theme: payload.theme,
      head:
        headHtml(payload, {
          origin: app.communities.origin(config, request.host),
          path,
          nonce,
          css: brandCss(config.brand) + fonts.css + (rendered ? '' : frameCss),
          fonts: fonts.preload,
          drawn: {
            share: brandFileUrl(config, shareFile(lang)),
            manifest: brandFileUrl(config, manifestFile(lang)),
            touchIcon: brandFileUrl(config, 'apple-touch-icon.png'),
          },
          modules: firstModules(path, lang).flatMap(options.manifest.modulesOf),
          card: member?.card,
          hidden: Boolean(member && !member.card),
        }) + (welcome?.styles.replaceAll(noncePlaceholder, nonce) ?? ''),
      app: rendered ? (welcome?.html.replaceAll(noncePlaceholder, nonce) ?? '') : frameHtml(payload),
      rendered,
      boot: `<script type="application/json" id="boot">${escapeJson(payload)}</script>`,
    });
    return reply
      .code(isKnownPath(path, config) && member?.found !== false ? 200 : 404)
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'cookie, accept-encoding')
      .header(
        'content-security-policy',
        contentSecurityPolicy(nonce, {
          googleScriptUrl: options.google?.scriptUrl,
          errorReportUrl: options.errorReportUrl,
          countryLookupUrl: payload.countryLookupUrl,
        }),
      )
      .send(html);
  }

  const errorHandler = answerCrash(app);
  app.get('/', { errorHandler }, page);
  app.get('/*', { errorHandler, exposeHeadRoute: true }, page);
}
