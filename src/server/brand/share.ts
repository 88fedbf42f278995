import type { ResolvedBrand } from '../../config/types';
import { drawn, fitted } from './raster';
import { shareSize } from './shareSize';
import { setText } from './text/lines';
import { typeface } from './text/typeface';

/** All in px. */
const margin = 80;
/** The ring is right of this; no text overlaps it. */
const column = 820;
const logoTop = 72;
const headTop = 192;
const siteBaseline = 566;
const headLeading = 1.14;
const leadLeading = 1.4;

interface ShareText {
  title: string;
  description: string;
  /** The address of the site. Absent if it adds nothing. */
  site?: string;
}

/** Two rounds of the brand's colours, the sign of a meeting that the other pages show, too. */
const rounds = ({ light }: ResolvedBrand): string =>
  `<circle cx="1020" cy="520" r="250" fill="${light['primary-soft']}"/>` +
  `<circle cx="1130" cy="270" r="190" fill="none" stroke="${light.primary}" stroke-width="16"/>` +
  `<circle cx="1020" cy="520" r="34" fill="${light.accent}"/>`;

/** The picture of a shared link, as a PNG of `shareSize`: logo, title and description in the brand's colours and fonts. */
export async function sharePicture(
  brand: ResolvedBrand,
  logo: Buffer | undefined,
  { title, description, site }: ShareText,
): Promise<Buffer> {
  const { light: color, fonts } = brand;
  const [bold, plain] = await Promise.all([typeface(fonts.heading, 700), typeface(fonts.body, 500)]);
  const mark = logo && (await fitted(logo, { width: 420, height: 76 }));
  const head = setText(title, bold, [72, 64, 56, 48], { width: column, height: 222, leading: headLeading });
  const leadTop = headTop + head.lines.length * head.size * headLeading + 20;
  // The space below the title, down to the address.
  const left = { width: column - 120, height: siteBaseline - 32 - leadTop, leading: leadLeading };
  const lead = setText(description, plain, [30], left);

  const lines = (
    { lines: all, size }: ReturnType<typeof setText>,
    face: typeof bold,
    fill: string,
    top: number,
    leading: number,
  ) =>
    all.map((line, index) => {
      const baseline = top + size * 0.8 + index * size * leading;
      return `<path fill="${fill}" d="${face.path(line, size, margin, baseline)}"/>`;
    });
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${shareSize.width}" height="${shareSize.height}">`,
    `<rect width="100%" height="100%" fill="${color.background}"/>`,
    rounds(brand),
    `<rect width="20" height="100%" fill="${color.primary}"/>`,
    mark ? '' : `<path fill="${color.primary}" d="${bold.path(brand.title, 52, margin, logoTop + 56)}"/>`,
    ...lines(head, bold, color.text, headTop, headLeading),
    ...(description ? lines(lead, plain, color.muted, leadTop, leadLeading) : []),
    site ? `<path fill="${color.primary}" d="${bold.path(site, 26, margin, siteBaseline)}"/>` : '',
    '</svg>',
  ].join('');
  return drawn(svg, mark ? [{ input: mark, left: margin, top: logoTop }] : []);
}
