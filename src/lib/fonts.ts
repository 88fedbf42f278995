import { hostedFonts, subsets, type FontFamily, type FontSubset, type HostedFamily } from './fontTable';
import type { Lang } from './lang';

const generic = {
  sans: "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  serif: "Georgia, 'Times New Roman', serif",
} as const;

/* Local fonts with the letter widths of Arial or Times, by full name and PostScript name. */
const locals = {
  sans: [
    ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto'],
    ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold'],
  ],
  serif: [
    ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Noto Serif'],
    ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'Noto Serif Bold'],
  ],
} as const;

type FontDisplay = 'swap' | 'optional';

const isHosted = (family: FontFamily): family is HostedFamily => family !== 'system';

/** The value of `font-family`: `Inter` is `'Inter', 'Inter Fallback', system-ui, …`. */
export function fontStack(family: FontFamily): string {
  if (!isHosted(family)) return generic.sans;
  return `'${family}', '${family} Fallback', ${generic[hostedFonts[family].kind]}`;
}

/** The file of a family's subset as a path inside `node_modules`, which is also its key in `fontUrls`. */
export const fontFile = (family: HostedFamily, subset: FontSubset): string => {
  const { slug } = hostedFonts[family];
  return `@fontsource-variable/${slug}/files/${slug}-${subset}-wght-normal.woff2`;
};

/** Files that the first screen needs in a language, worth a `<link rel="preload" as="font" crossorigin>` each. */
export function fontPreloads(families: readonly FontFamily[], lang: Lang): string[] {
  const needed: FontSubset[] = lang === 'ru' ? ['cyrillic', 'latin'] : ['latin'];
  return hosted(families).flatMap((family) => needed.map((subset) => fontFile(family, subset)));
}

/**
 * `@font-face` rules of exactly these families: our files, and a local fallback adjusted to their metrics, so that little
 * moves when they arrive. With `optional` nothing does: files that come after the text are not shown. `urlOf` answers
 * where a file of `fontFile` is served, or undefined to leave it out.
 */
export function fontFaceCss(
  families: readonly FontFamily[],
  urlOf: (file: string) => string | undefined,
  display: FontDisplay,
): string {
  return hosted(families)
    .flatMap((family) => [
      ...ownFaces(family, urlOf, display),
      fallbackFace(family, 0),
      fallbackFace(family, 1),
    ])
    .join('');
}

const hosted = (families: readonly FontFamily[]) => [...new Set(families)].filter(isHosted);

function ownFaces(
  family: HostedFamily,
  urlOf: (file: string) => string | undefined,
  display: FontDisplay,
): string[] {
  const [light, bold] = hostedFonts[family].weights;
  return (Object.keys(subsets) as FontSubset[]).flatMap((subset) => {
    const url = urlOf(fontFile(family, subset));
    if (url === undefined) return [];
    return `@font-face{font-family:'${family}';font-weight:${light} ${bold};font-display:${display};src:url(${JSON.stringify(url)}) format('woff2');unicode-range:${subsets[subset]}}`;
  });
}

const percent = (value: number) => `${Math.round(value * 100) / 100}%`;

function fallbackFace(family: HostedFamily, bold: 0 | 1): string {
  const { kind, widths, ascent, descent } = hostedFonts[family];
  const adjust = widths[bold] / 100;
  const src = locals[kind][bold].map((name) => `local('${name}')`).join(',');
  return `@font-face{font-family:'${family} Fallback';font-weight:${bold ? '600 1000' : '1 599'};src:${src};size-adjust:${percent(widths[bold])};ascent-override:${percent(ascent / adjust)};descent-override:${percent(descent / adjust)};line-gap-override:0%}`;
}
