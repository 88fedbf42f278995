import type { CommunityConfig } from '../../../config/types';
import { fontFaceCss, fontPreloads } from '../../../lib/fonts';
import type { Lang } from '../../../lib/lang';
import type { Manifest } from './manifest';

/**
 * The faces of a brand's own families, and which files the first screen needs at once. What comes after its text moves
 * nothing: the next screen shows it (`ui/fonts/showLateFonts.ts`).
 */
export function fontsOf(
  { brand }: CommunityConfig,
  lang: Lang,
  manifest: Manifest,
): { css: string; preload: string[] } {
  const families = [brand.fonts.body, brand.fonts.heading];
  const preload = fontPreloads(families, lang).flatMap((file) => manifest.urlOf(file) ?? []);
  return { css: fontFaceCss(families, manifest.urlOf, 'optional'), preload };
}
