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
 * The faces of a brand's own families, and which files the first screen needs at once. What comes after its text moves
 * nothing: the next screen shows it (`ui/fonts/showLateFonts.ts`).
 */
export function fontsOf({ brand }: CommunityConfig, lang: Lang, manifest: Manifest): Fonts {
  const families = [brand.fonts.body, brand.fonts.heading];
  const preload = fontPreloads(families, lang).flatMap((file) => manifest.urlOf(file) ?? []);
  return { css: fontFaceCss(families, manifest.urlOf, 'optional'), preload };
}

/** The rules of the faces: of use at once, or waiting for the page's code in a browser that has not had their files. */
export const fontsHtml = ({ css, preload }: Fonts, { waiting }: { waiting: boolean }): string =>
  `<style data-fonts="${preload.join(' ')}"${waiting ? ' media="not all"' : ''}>${escapeCss(css)}</style>` +
  (waiting ? `<script>${waitingFontsScript}</script>` : '');
