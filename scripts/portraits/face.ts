import type { Chance } from './chance';
import type { Colours } from './colours';
import type { Look } from './look';

const ink = '#2b2220';

const line = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" ${more}/>`;

const mouths = [
  // A smile, a wide one with teeth, a crooked one, a calm one.
  (lips: string) => line('M112 150Q128 163 144 150', lips, 4),
  (lips: string) =>
    `<path d="M110 148Q128 152 146 148Q142 166 128 166Q114 166 110 148Z" fill="${lips}"/><path d="M114 150Q128 153 142 150L140 155Q128 157 116 155Z" fill="#fff"/>`,
  (lips: string) => line('M114 153Q130 160 143 148', lips, 4),
  (lips: string) => line('M115 153Q128 158 141 153', lips, 4),
  (lips: string) =>
    `<path d="M112 151Q120 147 128 150Q136 147 144 151Q136 161 128 161Q120 161 112 151Z" fill="${lips}"/>`,
] as const;

const ofMen = [mouths[0], mouths[1], mouths[2], mouths[3]] as const;

function eyes(chance: Chance, { hair }: Colours, { gender, isOld }: Look): string {
  const apart = chance.between('eyes apart', 18, 21);
  const [left, right] = [128 - apart, 128 + apart];
  const smiling = chance.is('smiling eyes', 0.18);
  const of = (x: number, outwards: number): string =>
    smiling
      ? line(`M${x - 7} 121Q${x} 113 ${x + 7} 121`, ink, 3.6)
      : `<ellipse cx="${x}" cy="118" rx="4.6" ry="5.4" fill="${ink}"/><circle cx="${x + 1.6}" cy="116" r="1.5" fill="#fff"/>` +
        (gender === 'f' && chance.is('lashes', 0.6)
          ? line(`M${x + outwards * 3} 113.4L${x + outwards * 8} 110.6`, ink, 2.2)
          : '');
  const height = chance.between('brows', 100, 104);
  const bent = chance.between('brows bent', 2, 7);
  const width = gender === 'f' ? 3 : 4.4;
  const brow = (x: number): string =>
    line(
      `M${x - 9} ${height + 2}Q${x} ${height - bent} ${x + 9} ${height + 2}`,
      isOld ? '#8d8986' : hair,
      width,
    );
  return of(left, -1) + of(right, 1) + brow(left) + brow(right);
}

const noses = [
  'M128 122Q135 137 126 139',
  'M126 124Q122 138 131 139',
  'M121 136Q128 143 135 136',
  'M128 120L134 138L126 139',
] as const;

export function glassesOf(chance: Chance): string {
  const frame = chance.pick('frame', [ink, '#7a3b2e', '#2f5d62', '#8a6a3a'] as const);
  const lens = chance.pick('lens', [
    '<circle cx="108" cy="118" r="15"/><circle cx="148" cy="118" r="15"/>',
    '<rect x="92" y="106" width="31" height="24" rx="7"/><rect x="133" y="106" width="31" height="24" rx="7"/>',
    '<path d="M92 108H123V118A15 13 0 0 1 92 118ZM133 108H164V118A15 13 0 0 1 133 118Z"/>',
  ] as const);
  return `<g fill="#ffffff" fill-opacity=".22" stroke="${frame}" stroke-width="3">${lens}<path d="M123 115Q128 111 133 115M92 114L83 111M164 114L173 111" fill="none"/></g>`;
}

const beards = [
  'M82 124C84 172 104 190 128 190C152 190 172 172 174 124C170 138 160 144 148 143Q128 136 108 143C96 144 86 138 82 124Z',
  'M83 128C86 164 106 180 128 180C150 180 170 164 173 128C168 144 160 148 146 144Q128 139 110 144C96 148 88 144 83 128Z',
  'M108 146Q128 138 148 146C150 170 140 184 128 184C116 184 106 170 108 146Z',
] as const;

export const beardOf = (chance: Chance): string => `<path d="${chance.pick('beard', beards)}"/>`;

export function faceOf(look: Look, colours: Colours, chance: Chance): string {
  const freckled = look.skin <= 2 && !look.isOld && chance.is('freckles', 0.16);
  const freckles = [98, 104, 110, 146, 152, 158]
    .map((x, at) => `<circle cx="${x}" cy="${132 + (at % 2) * 4}" r="1.4" fill="${colours.shade}"/>`)
    .join('');
  const wrinkles = look.isOld
    ? line('M98 141Q103 148 102 154M158 141Q153 148 154 154M110 92Q128 88 146 92', colours.shade, 2.2)
    : '';
  const blush = `<g fill="${colours.blush}" opacity=".55"><ellipse cx="99" cy="137" rx="9" ry="6"/><ellipse cx="157" cy="137" rx="9" ry="6"/></g>`;
  const lips = look.gender === 'f' || look.skin >= 5 ? colours.lips : '#9c5348';
  return (
    (chance.is('blush', look.gender === 'f' ? 0.8 : 0.45) ? blush : '') +
    (freckled ? freckles : '') +
    wrinkles +
    line(chance.pick('nose', noses), colours.shade, 3.4, 'stroke-linejoin="round"') +
    (look.gender === 'f' ? chance.pick('mouth', mouths) : chance.pick('mouth', ofMen))(lips) +
    eyes(chance, colours, look)
  );
}
