import type { ResolvedBrand } from '../../config/types';
import { drawn, fitted } from './raster';
import { typeface } from './text/typeface';

interface IconLook {
  /** Edge in px. */
  size: number;
  /** Part of the edge that the brand's picture takes. */
  part: number;
  /** Whether it has the brand's background. Otherwise it is transparent. */
  ground?: boolean;
}

const svg = (size: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${content}</svg>`;

/** The first letter of the name on the brand's colour, for brands without an image. */
async function initial({ title, fonts, light, radius }: ResolvedBrand, edge: number): Promise<Buffer> {
  const face = await typeface(fonts.heading, 700);
  const letter = [...title.trim()][0]?.toUpperCase() ?? '';
  const size = edge * 0.6;
  const left = (edge - face.width(letter) * size) / 2;
  const corner = Math.min(radius / 48, 0.5) * edge;
  return drawn(
    svg(
      edge,
      `<rect width="${edge}" height="${edge}" rx="${corner}" fill="${light.primary}"/>` +
        `<path fill="${light['on-primary']}" d="${face.path(letter, size, left, edge * 0.71)}"/>`,
    ),
  );
}

/** The brand's icon as a PNG: its own image, otherwise the first letter of its name. */
export async function icon(
  brand: ResolvedBrand,
  picture: Buffer | undefined,
  { size, part, ground }: IconLook,
): Promise<Buffer> {
  const edge = Math.round(size * part);
  const own = picture && (await fitted(picture, { width: edge, height: edge }));
  const fill = ground ? brand.light.background : 'none';
  return drawn(svg(size, `<rect width="${size}" height="${size}" fill="${fill}"/>`), [
    { input: own ?? (await initial(brand, edge)) },
  ]);
}
