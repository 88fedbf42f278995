/** Families a brand may choose. All but `system` are hosted by us, with Latin and Cyrillic. */
export const fontFamilies = ['Inter', 'Golos Text', 'Manrope', 'Source Serif 4', 'Nunito', 'system'] as const;

export type FontFamily = (typeof fontFamilies)[number];
export type HostedFamily = Exclude<FontFamily, 'system'>;

interface HostedFont {
  /** Name of the package `@fontsource-variable/<slug>` and of its files. */
  slug: string;
  /** Lightest and boldest weight of the variable font. */
  weights: readonly [number, number];
  kind: 'sans' | 'serif';
  /** Line metrics in percent of the size. */
  ascent: number;
  descent: number;
  /** Width of our text beside the fallback's, in percent, regular and at 650 against bold. */
  widths: readonly [regular: number, bold: number];
}

/** Widths are measured in Chromium over a paragraph of English and one of Russian, against Arial and Times. */
export const hostedFonts = {
  Inter: {
    slug: 'inter',
    weights: [100, 900],
    kind: 'sans',
    ascent: 96.9,
    descent: 24.1,
    widths: [107, 101.8],
  },
  'Golos Text': {
    slug: 'golos-text',
    weights: [400, 900],
    kind: 'sans',
    ascent: 98,
    descent: 22,
    widths: [107, 100.7],
  },
  Manrope: {
    slug: 'manrope',
    weights: [200, 800],
    kind: 'sans',
    ascent: 106.6,
    descent: 30,
    widths: [101.9, 98.7],
  },
  'Source Serif 4': {
    slug: 'source-serif-4',
    weights: [200, 900],
    kind: 'serif',
    ascent: 103.6,
    descent: 33.5,
    widths: [118, 113.8],
  },
  Nunito: {
    slug: 'nunito',
    weights: [200, 1000],
    kind: 'sans',
    ascent: 101.1,
    descent: 35.3,
    widths: [101.2, 96.8],
  },
} as const satisfies Record<HostedFamily, HostedFont>;

/** The characters in each subset's file. A browser fetches a file only if the page has one of its characters. */
export const subsets = {
  'cyrillic-ext': 'U+0460-052F,U+1C80-1C8A,U+20B4,U+2DE0-2DFF,U+A640-A69F,U+FE2E-FE2F',
  cyrillic: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
} as const;

export type FontSubset = keyof typeof subsets;
