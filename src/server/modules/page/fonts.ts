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
  /** Those that it needs in the other languages of the community. */
  others: Partial<Record<Lang, string[]>>;
}

/**
 * The faces of a brand's own families, and the files that the first screen needs. A font that arrives after its text is
 * used from the next screen on, so nothing moves (`ui/fonts/showLateFonts.ts`).
 */
export function fontsOf({ brand, community }: CommunityConfig, lang: Lang, manifest: Manifest): Fonts {
  const families = [brand.fonts.body, brand.fonts.heading];
  const filesIn = (of: Lang) => fontPreloads(families, of).flatMap((file) => manifest.urlOf(file) ?? []);
  const others = community.langChoices.filter((other) => other !== lang);
  return {
    css: fontFaceCss(families, manifest.urlOf, 'optional'),
    preload: filesIn(lang),
    others: Object.fromEntries(others.map((other) => [other, filesIn(other)])),
  };
}

/** The rules of the faces: active, or inactive until the page's code has loaded in a browser without cached files. */
export function fontsHtml({ css, preload, others }: Fonts, { waiting }: { waiting: boolean }): string {
  const named = Object.entries(others).map(([lang, files]) => ` data-fonts-${lang}="${files.join(' ')}"`);
  const media = waiting ? ' media="not all"' : '';
  return (
    `<style data-fonts="${preload.join(' ')}"${named.join('')}${media}>${escapeCss(css)}</style>` +
    (waiting ? `<script>${waitingFontsScript}</script>` : '')
  );
}
