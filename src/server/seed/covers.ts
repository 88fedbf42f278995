import type { ResolvedBrand } from '../../config/types';
import { coverSize } from '../../lib/cover';
import { sharp } from '../decoders';
import { pictureKinds } from '../modules/image/kinds';
import type { RenderedPicture } from '../modules/image/picture';

const { sizes, aspect } = pictureKinds.cover;
const height = Math.round(coverSize / aspect);

/** The colours of a brand by their use on a cover. */
interface Inks {
  ground: string;
  main: string;
  accent: string;
  paper: string;
}

const round = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
const box = (x: number, y: number, width: number, tall: number, fill: string, radius = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${tall}" rx="${radius}" fill="${fill}"/>`;
const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
const stroke = (d: string, color: string, width = 18): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`;

/** Drawings on 1200 × 630, by name. A narrow card shows the middle half. */
const motifs = {
  cup: ({ main, accent, paper }: Inks) =>
    round(600, 330, 230, paper) +
    shape('M440 300h300v110a120 120 0 0 1-120 120h-60a120 120 0 0 1-120-120Z', main) +
    stroke('M740 330h30a52 52 0 0 1 0 104h-34', main, 30) +
    stroke('M540 250c-24-40 24-60 0-100M640 250c-24-40 24-60 0-100', accent),
  table: ({ main, accent, paper }: Inks) =>
    box(180, 235, 840, 160, main, 80) +
    [0, 1, 2, 3, 4, 5].map((at) => round(290 + at * 124, 160, 44, at % 2 ? accent : paper)).join('') +
    [0, 1, 2, 3, 4, 5].map((at) => round(290 + at * 124, 470, 44, at % 2 ? paper : accent)).join(''),
  speech: ({ main, accent, paper }: Inks) =>
    box(250, 120, 460, 270, main, 60) +
    shape('M340 370v110l120-100Z', main) +
    box(560, 250, 400, 220, paper, 60) +
    shape('M860 450v100l-110-90Z', paper) +
    [0, 1, 2].map((at) => round(680 + at * 80, 360, 22, accent)).join(''),
  page: ({ main, accent, paper }: Inks) =>
    box(400, 80, 400, 520, paper, 24) +
    [0, 1, 2, 3].map((at) => stroke(`M460 ${170 + at * 70}h${at % 2 ? 200 : 280}`, main)).join('') +
    stroke('M470 490c50-60 80 40 130 0s60-40 120-10', accent, 22),
  waves: ({ main, accent, paper }: Inks) =>
    round(820, 190, 90, accent) +
    [0, 1, 2, 3]
      .map((at) =>
        stroke(
          `M-40 ${330 + at * 80}c100-70 200-70 300 0s200 70 300 0 200-70 300 0 200 70 300 0 200-70 300 0`,
          at % 2 ? paper : main,
          34,
        ),
      )
      .join(''),
  screen: ({ main, accent, paper }: Inks) =>
    shape('M250 470 560 120h420v330Z', paper) +
    box(560, 120, 420, 260, main, 16) +
    shape('M720 190v120l104-60Z', accent) +
    round(250, 470, 60, accent),
  hill: ({ main, accent, paper }: Inks) =>
    round(330, 190, 84, accent) +
    shape('M-20 470c240-190 460-200 720-40s380 120 540 40v200H-20Z', paper) +
    shape('M-20 560c300-120 560-130 800-60s320 60 460 10v160H-20Z', main) +
    shape('M640 330h150v120H640Z', main) +
    shape('M610 340l105-90 105 90Z', accent),
  lamp: ({ main, accent, paper }: Inks) =>
    round(600, 270, 220, paper) +
    shape('M600 110a150 150 0 0 1 80 276v44H520v-44a150 150 0 0 1 80-276Z', accent) +
    box(525, 446, 150, 34, main, 17) +
    box(545, 496, 110, 34, main, 17) +
    stroke('M600 420v-90l-44-50M600 330l44-50', main, 14),
} satisfies Record<string, (inks: Inks) => string>;

export type Motif = keyof typeof motifs;

/** A cover in the colours of a brand, in every size that covers are stored in. */
export async function drawCover(motif: Motif, { light }: ResolvedBrand): Promise<RenderedPicture[]> {
  const inks = {
    ground: light['primary-soft'],
    main: light.primary,
    accent: light.accent,
    paper: light.surface,
  };
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${coverSize}" height="${height}">` +
    `${box(0, 0, coverSize, height, inks.ground)}${motifs[motif](inks)}</svg>`;
  const drawn = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height: tall, channels } = drawn.info;
  return Promise.all(
    sizes.map(async (size) => ({
      size,
      bytes: await sharp(drawn.data, { raw: { width, height: tall, channels } })
        .resize(size, Math.round(size / aspect))
        .webp({ quality: 80, effort: 2 })
        .toBuffer(),
    })),
  );
}
