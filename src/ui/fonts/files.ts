import interCyrillicExt from '@fontsource-variable/inter/files/inter-cyrillic-ext-wght-normal.woff2?url';
import interCyrillic from '@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2?url';
import interLatinExt from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url';
import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import golosCyrillicExt from '@fontsource-variable/golos-text/files/golos-text-cyrillic-ext-wght-normal.woff2?url';
import golosCyrillic from '@fontsource-variable/golos-text/files/golos-text-cyrillic-wght-normal.woff2?url';
import golosLatinExt from '@fontsource-variable/golos-text/files/golos-text-latin-ext-wght-normal.woff2?url';
import golosLatin from '@fontsource-variable/golos-text/files/golos-text-latin-wght-normal.woff2?url';
import manropeCyrillicExt from '@fontsource-variable/manrope/files/manrope-cyrillic-ext-wght-normal.woff2?url';
import manropeCyrillic from '@fontsource-variable/manrope/files/manrope-cyrillic-wght-normal.woff2?url';
import manropeLatinExt from '@fontsource-variable/manrope/files/manrope-latin-ext-wght-normal.woff2?url';
import manropeLatin from '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2?url';
import serifCyrillicExt from '@fontsource-variable/source-serif-4/files/source-serif-4-cyrillic-ext-wght-normal.woff2?url';
import serifCyrillic from '@fontsource-variable/source-serif-4/files/source-serif-4-cyrillic-wght-normal.woff2?url';
import serifLatinExt from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-ext-wght-normal.woff2?url';
import serifLatin from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';
import nunitoCyrillicExt from '@fontsource-variable/nunito/files/nunito-cyrillic-ext-wght-normal.woff2?url';
import nunitoCyrillic from '@fontsource-variable/nunito/files/nunito-cyrillic-wght-normal.woff2?url';
import nunitoLatinExt from '@fontsource-variable/nunito/files/nunito-latin-ext-wght-normal.woff2?url';
import nunitoLatin from '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url';

/** The address of each file of `fontFile`. A build also lists them in its manifest, under `../node_modules/<file>`. */
export const fontUrls: Readonly<Record<string, string>> = {
  '@fontsource-variable/inter/files/inter-cyrillic-ext-wght-normal.woff2': interCyrillicExt,
  '@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2': interCyrillic,
  '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2': interLatinExt,
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2': interLatin,
  '@fontsource-variable/golos-text/files/golos-text-cyrillic-ext-wght-normal.woff2': golosCyrillicExt,
  '@fontsource-variable/golos-text/files/golos-text-cyrillic-wght-normal.woff2': golosCyrillic,
  '@fontsource-variable/golos-text/files/golos-text-latin-ext-wght-normal.woff2': golosLatinExt,
  '@fontsource-variable/golos-text/files/golos-text-latin-wght-normal.woff2': golosLatin,
  '@fontsource-variable/manrope/files/manrope-cyrillic-ext-wght-normal.woff2': manropeCyrillicExt,
  '@fontsource-variable/manrope/files/manrope-cyrillic-wght-normal.woff2': manropeCyrillic,
  '@fontsource-variable/manrope/files/manrope-latin-ext-wght-normal.woff2': manropeLatinExt,
  '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2': manropeLatin,
  '@fontsource-variable/source-serif-4/files/source-serif-4-cyrillic-ext-wght-normal.woff2': serifCyrillicExt,
  '@fontsource-variable/source-serif-4/files/source-serif-4-cyrillic-wght-normal.woff2': serifCyrillic,
  '@fontsource-variable/source-serif-4/files/source-serif-4-latin-ext-wght-normal.woff2': serifLatinExt,
  '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2': serifLatin,
  '@fontsource-variable/nunito/files/nunito-cyrillic-ext-wght-normal.woff2': nunitoCyrillicExt,
  '@fontsource-variable/nunito/files/nunito-cyrillic-wght-normal.woff2': nunitoCyrillic,
  '@fontsource-variable/nunito/files/nunito-latin-ext-wght-normal.woff2': nunitoLatinExt,
  '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2': nunitoLatin,
};
