import type { ResolvedBrand } from '../../config/types';
import { drawn, fitted } from './raster';
import { shareSize } from './shareSize';
import { setText } from './text/lines';
import { typeface } from './text/typeface';

const margin = 80;
/** Right of it are the rounds, which words may touch and not cover. */
const column = 860;

interface ShareText {
  title: string;
  description: string;
  /** Where it leads; left out where it says nothing. */
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
  const mark = logo && (await fitted(logo, { width: 420, height: 84 }));
  const head = setText(title, bold, [72, 64, 56, 48], { width: column, lines: 3 });
  const lead = setText(description, plain, [30], { width: column - 120, lines: 2 });

  const lines = (
    { lines: all, size }: ReturnType<typeof setText>,
    face: typeof bold,
    fill: string,
    top: number,
    height: number,
  ) =>
    all.map((line, index) => {
      const baseline = top + size * 0.8 + index * size * height;
      return `<path fill="${fill}" d="${face.path(line, size, margin, baseline)}"/>`;
    });
  const headTop = 232;
  const leadTop = headTop + head.lines.length * head.size * 1.14 + 20;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${shareSize.width}" height="${shareSize.height}">`,
    `<rect width="100%" height="100%" fill="${color.background}"/>`,
    rounds(brand),
    `<rect width="20" height="100%" fill="${color.primary}"/>`,
    mark ? '' : `<path fill="${color.primary}" d="${bold.path(brand.title, 52, margin, 140)}"/>`,
    ...lines(head, bold, color.text, headTop, 1.14),
    ...(description ? lines(lead, plain, color.muted, leadTop, 1.4) : []),
    site ? `<path fill="${color.primary}" d="${bold.path(site, 26, margin, 566)}"/>` : '',
    '</svg>',
  ].join('');
  return drawn(svg, mark ? [{ input: mark, left: margin, top: 84 }] : []);
}
