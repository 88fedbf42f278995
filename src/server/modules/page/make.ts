import type { BootPayload, Service } from '../../../config/bootPayload';
import { brandCss } from '../../../config/brand/css';
import { partnerIn } from '../../../config/partner';
import type { Render } from '../../../config/renderedPage';
import type { CommunityConfig } from '../../../config/types';
import { earlyPressScript } from '../../../lib/earlyPress';
import { routeAt } from '../../../lib/routeMatch';
import { waitingFontsScript } from '../../../lib/waitingFonts';
import { brandFileUrl, manifestFile, shareFile } from '../../brand/address';
import { createRepresentation, type Representation } from '../../sending/representation';
import { contentSecurityPolicy } from './csp';
import { earlyScript } from './early';
import { escapeJson } from './escape';
import { firstModules, firstTexts, textModules } from './firstModules';
import { fontsHtml, fontsOf } from './fonts';
import { failedCss, frameCss, frameHtml } from './frame';
import { headHtml, styleHtml } from './head';
import type { Manifest } from './manifest';
import { addressesOf, entryAddresses, type PageFiles } from './pageFiles';
import { cacheRendered } from './rendered';
import type { PageParts } from './template';
import type { Visit } from './visit';

export interface PageOptions {
  fill: (parts: PageParts) => string;
  manifest: Manifest;
  pages: PageFiles;
  render: Render | undefined;
  google?: { clientId: string; scriptUrl: string };
  services?: readonly Service[];
  /** A config without what cannot work here. */
  offered?: (config: CommunityConfig) => CommunityConfig;
  errorReportUrl?: string;
  countryLookupUrl?: string;
}

/** A page as it is sent, the same for all equal visits. */
export interface Page {
  content: Representation;
  /** Its Content-Security-Policy. */
  policy: string;
}

type Outside = Pick<PageOptions, 'google' | 'services' | 'offered' | 'errorReportUrl' | 'countryLookupUrl'>;

/** Without what only rounds of recommendations go by. */
const withoutAliases = ({ community, ...config }: CommunityConfig): CommunityConfig => ({
  ...config,
  community: { ...community, matching: { ...community.matching, aliases: [] } },
});

const payloadOf = ({ config, lang, theme, origins }: Visit, outside: Outside): BootPayload => ({
  // The page is in one language; choosing another reloads it.
  config: {
    ...withoutAliases(outside.offered?.(config) ?? config),
    landing: { [lang]: config.landing[lang] },
    partner: config.partner && partnerIn(config.partner, lang, config.community.lang),
  },
  lang,
  theme,
  google: outside.google,
  services: outside.services,
  errorReportUrl: outside.errorReportUrl,
  countryLookupUrl: config.community.legal.byCountry && outside.countryLookupUrl,
  origins,
});

/**
 * Makes HTML with the community's brand, description, config and the screen as far as it is known without data. It
 * depends on nothing personal, only on language, theme, and whether there is a session.
 */
export function createPageMaker(options: PageOptions): (visit: Visit) => Promise<Page> {
  const { fill, manifest, pages, google, errorReportUrl } = options;
  const renderedOf = cacheRendered(options.render);

  return async (visit) => {
    const { config, lang, theme, path, signedIn, body, people } = visit;
    const payload = payloadOf(visit, options);
    const texts = firstTexts(pages, visit);
    const shown =
      body === 'plain'
        ? undefined
        : await renderedOf({ config, route: routeAt(path), signedIn, people, texts }, payload);
    if (people) payload.preview = people;
    const rendered = Boolean(shown?.html);
    if (rendered) {
      payload.rendered = { signedIn, redirect: shown?.redirect };
      payload.texts = shown?.texts;
    }
    const fonts = fontsOf(config, lang, manifest);
    const styles =
      styleHtml(brandCss(config.brand) + (rendered ? failedCss : frameCss)) + (shown?.styles ?? '');
    const faces = fontsHtml(fonts, { waiting: signedIn });
    const early = earlyScript(visit);
    const scripts = [...(early ? [early] : []), ...(rendered ? [earlyPressScript] : [])];
    const head = headHtml(payload, {
      ...visit,
      fonts: signedIn ? [] : fonts.preload,
      drawn: {
        share: brandFileUrl(config, shareFile(lang)),
        manifest: brandFileUrl(config, manifestFile(lang)),
        touchIcon: brandFileUrl(config, 'apple-touch-icon.png'),
      },
      modules: [
        ...(signedIn ? entryAddresses(pages) : []),
        ...addressesOf(pages, [...firstModules(pages, visit), ...(rendered ? [] : textModules(lang, texts))]),
      ],
    });
    const html = fill({
      lang,
      theme,
      head: scripts.map((script) => `<script>${script}</script>`).join('') + head + faces + styles,
      app: rendered ? (shown?.html ?? '') : frameHtml(payload),
      rendered,
      boot: `<script type="application/json" id="boot">${escapeJson(payload)}</script>`,
    });
    const policy = contentSecurityPolicy(
      { styles: faces + styles, scripts: [...scripts, ...(signedIn ? [waitingFontsScript] : [])] },
      {
        googleScriptUrl: google?.scriptUrl,
        errorReportUrl,
        countryLookupUrl: payload.countryLookupUrl,
      },
    );
    return { content: createRepresentation(html), policy };
  };
}
