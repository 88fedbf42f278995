// The head reaches from 82 to 174, 62 to 176; the forehead ends at 92.
import type { Chance } from './chance';
import type { Look } from './look';

interface Hair {
  /** Behind the head, and over it. */
  back: string;
  front: string;
}

const path = (d: string): string => `<path d="${d}"/>`;
const circles = (places: readonly (readonly [number, number, number])[]): string =>
  places.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('');
/** Adds the mirror image on the other side of the face. */
const both = (shapes: string): string => `${shapes}<g transform="matrix(-1 0 0 1 256 0)">${shapes}</g>`;

const combedBack = path(
  'M81 118C76 74 100 54 128 54C156 54 180 74 175 118C171 98 154 80 128 80C102 80 85 98 81 118Z',
);
const parted = path(
  'M80 128C74 74 100 54 128 54C156 54 182 74 176 128C174 104 152 92 128 70C104 92 82 104 80 128Z',
);
const sideSwept = path(
  'M80 128C72 76 98 52 132 53C164 54 184 78 176 128C173 106 166 94 148 80C132 98 98 98 80 128Z',
);
const fringe = path(
  'M80 116C73 66 100 52 128 52C156 52 183 66 176 116C174 104 172 98 168 95C142 100 114 100 88 95C84 98 82 104 80 116Z',
);
const curlyEdge = circles([
  [90, 88, 15],
  [106, 72, 17],
  [128, 66, 18],
  [150, 72, 17],
  [166, 88, 15],
]);

const ofWomen: readonly [Hair, ...Hair[]] = [
  { back: path('M76 118C66 44 190 44 180 118L190 212C168 226 88 226 66 212Z'), front: parted },
  { back: path('M72 112C62 40 194 40 184 112L188 168C172 182 84 182 68 168Z'), front: fringe },
  { back: circles([[128, 44, 24]]), front: combedBack },
  {
    back: circles([
      [84, 84, 30],
      [110, 62, 32],
      [146, 62, 32],
      [172, 84, 30],
      [72, 116, 28],
      [184, 116, 28],
      [76, 148, 26],
      [180, 148, 26],
      [86, 174, 22],
      [170, 174, 22],
    ]),
    front: curlyEdge,
  },
  {
    back: path(
      'M74 116C64 44 192 44 182 116C196 138 178 156 192 178C202 198 182 214 164 208L92 208C74 214 54 198 64 178C78 156 60 138 74 116Z',
    ),
    front: sideSwept,
  },
  {
    back: '',
    front: path(
      'M80 122C68 64 100 48 134 50C168 52 186 74 176 120C174 104 168 94 158 84C142 94 116 96 98 88C90 96 84 108 80 122Z',
    ),
  },
  { back: path('M150 60C218 60 214 150 192 202C176 186 190 130 158 106Z'), front: combedBack },
  {
    back: both(
      circles([
        [76, 140, 14],
        [72, 160, 14],
        [70, 180, 13],
        [70, 199, 12],
        [72, 216, 10],
      ]),
    ),
    front: parted,
  },
  { back: path('M74 112C64 42 192 42 182 112L180 150C170 162 86 162 76 150Z'), front: sideSwept },
];

const ofMen: readonly [Hair, ...Hair[]] = [
  {
    back: '',
    front: path(
      'M81 116C73 68 100 50 132 51C164 52 183 72 175 116C173 102 170 94 165 88C146 90 112 90 98 78C90 88 84 100 81 116Z',
    ),
  },
  {
    back: '',
    front: path(
      'M81 114C74 86 80 66 98 62C108 38 164 40 170 62C180 74 180 94 175 114C173 100 168 90 160 84C138 80 114 82 98 86C90 92 84 102 81 114Z',
    ),
  },
  {
    back: '',
    front: path(
      'M82 108C78 72 102 57 128 57C154 57 178 72 174 108C169 90 154 78 128 78C102 78 87 90 82 108Z',
    ),
  },
  {
    back: '',
    front: `${curlyEdge}${circles([
      [118, 56, 16],
      [140, 56, 16],
    ])}`,
  },
  {
    back: path('M76 112C66 44 190 44 180 112L184 172C170 182 86 182 72 172Z'),
    front: parted,
  },
  { back: '', front: fringe },
  { back: circles([[128, 46, 17]]), front: combedBack },
  {
    back: '',
    front: path(
      'M81 114C76 84 84 66 98 60C112 50 150 50 160 60C174 66 180 84 175 114C172 98 166 84 154 80C146 70 110 70 102 80C90 84 84 98 81 114Z',
    ),
  },
];

const bald: Hair = { back: '', front: both(path('M80 132C74 112 76 96 85 88C83 104 86 118 87 130Z')) };
const short: Hair = ofMen[2] ?? bald;

export function hairOf({ gender, skin, isOld, bald: isBald }: Look, { pick, is }: Chance): Hair {
  if (isBald) return bald;
  if (gender === 'f') {
    // Curls and the very short come more often where hair is so.
    if (skin >= 5 && is('curls', 0.5)) return pick('curly', [ofWomen[3] ?? bald, short]);
    return isOld
      ? pick('women', [ofWomen[2], ofWomen[5], ofWomen[8], ofWomen[1]] as [Hair, ...Hair[]])
      : pick('women', ofWomen);
  }
  if (skin >= 5) return pick('men', [short, short, ofMen[3] ?? short]);
  return isOld ? pick('men', [ofMen[0], ofMen[2], ofMen[7], bald] as [Hair, ...Hair[]]) : pick('men', ofMen);
}
