import type { CommunityConfig } from '../../../config/types';
import { fontFaceCss, fontPreloads } from '../../../lib/fonts';
import type { Lang } from '../../../lib/lang';
import { waitingFontsScript } from '../../../lib/waitingFonts';
import { escapeCss } from './escape';
import type { Manifest } from './manifest';

interface Fonts {
  /** `@font-face` rules. */
  css: string;
  /** Addresses of the files that the first screen needs. */
  preload: string[];
}

/**
 * The faces of a brand's own families, and the files that the first screen needs. A font that arrives after its text is
 * used from the next screen on, so nothing moves (`ui/fonts/showLateFonts.ts`).
 */
export function fontsOf({ brand }: CommunityConfig, lang: Lang, manifest: Manifest): Fonts {
  const families = [brand.fonts.body, brand.fonts.heading];
  const preload = fontPreloads(families, lang).flatMap((file) => manifest.urlOf(file) ?? []);
  return { css: fontFaceCss(families, manifest.urlOf, 'optional'), preload };
}

/** The rules of the faces: active, or inactive until the page's code has loaded in a browser without cached files. */
export const fontsHtml = ({ css, preload }: Fonts, { waiting }: { waiting: boolean }): string =>
  `<style data-fonts="${preload.join(' ')}"${waiting ? ' media="not all"' : ''}>${escapeCss(css)}</style>` +
  (waiting ? `<script>${waitingFontsScript}</script>` : '');
