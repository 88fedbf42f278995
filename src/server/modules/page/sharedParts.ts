import { brandCss } from '../../../config/brand/css';
import { brandFileUrl, manifestFile, shareFile } from '../../brand/address';
import { cacheByConfig } from './cacheByConfig';
import { firstModules, firstTexts, textModules } from './firstModules';
import { fontsHtml, fontsOf } from './fonts';
import { failedCss, frameCss } from './frame';
import { headHtml, styleHtml } from './head';
import { addressesOf, entryAddresses } from './pageFiles';
import type { PageOptions } from './pageOptions';
import type { SharedPayload } from './payload';
import type { Visit } from './visit';

/** Markup that is the same on all pages with the same properties. Nothing in it is personal. */
interface SharedParts {
  head: string;
  /** The font faces. */
  faces: string;
  /** The brand, and the styles that a page needs before its own. */
  styles: string;
}

/** Cached at a time; one is some 10 kB. */
const most = 500;

type Build = Pick<PageOptions, 'manifest' | 'pages'>;

/** What a page comes with. */
interface Contents {
  /** The screen, otherwise the frame. */
  rendered: boolean;
  /** The answers of all its first calls. */
  hasData: boolean;
}

function partsOf(
  visit: Visit,
  { payload }: Pick<SharedPayload, 'payload'>,
  { manifest, pages, rendered, hasData }: Build & Contents,
): SharedParts {
  const { config, lang, signedIn } = visit;
  const fonts = fontsOf(config, lang, manifest);
  const texts = rendered ? [] : textModules(lang, firstTexts(pages, visit));
  return {
    faces: fontsHtml(fonts, { waiting: signedIn }),
    styles: styleHtml(brandCss(config.brand) + (rendered ? failedCss : frameCss)),
    head: headHtml(payload, {
      ...visit,
      fonts: signedIn ? [] : fonts.preload,
      drawn: {
        share: brandFileUrl(config, shareFile(lang)),
        manifest: brandFileUrl(config, manifestFile(lang)),
        touchIcon: brandFileUrl(config, 'apple-touch-icon.png'),
      },
      modules: [
        ...(signedIn ? entryAddresses(pages) : []),
        ...addressesOf(pages, [...firstModules(pages, visit, hasData), ...texts]),
      ],
    }),
  };
}

/** Makes the shared parts of a page. */
export function cacheSharedParts(
  build: Build,
): (visit: Visit, payload: SharedPayload, contents: Contents) => SharedParts {
  const cached = cacheByConfig<SharedParts>(most);
  return (visit, payload, contents) => {
    const { config, path, route, lang, theme, signedIn, origin, card, hidden } = visit;
    const key = [
      path,
      route,
      lang,
      theme,
      signedIn,
      origin,
      card,
      hidden,
      contents.rendered,
      contents.hasData,
    ];
    return cached(config, key, () => partsOf(visit, payload, { ...build, ...contents }));
  };
}
