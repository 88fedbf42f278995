import { chanceOf, type Chance } from './chance';
import { clothesOf } from './clothes';
import { coloursOf, type Colours } from './colours';
import { beardOf, faceOf, glassesOf } from './face';
import { hairOf } from './hair';
import type { Look } from './look';

const head = (rx: number, skin: string): string =>
  `<path d="M${128 - rx} 112C${128 - rx} 76 ${128 - rx / 2} 60 128 60C${128 + rx / 2} 60 ${128 + rx} 76 ${128 + rx} 112C${128 + rx} 152 ${128 + rx / 1.7} 177 128 177C${128 - rx / 1.7} 177 ${128 - rx} 152 ${128 - rx} 112Z" fill="${skin}"/>`;

const ears = ({ skin, shade }: Colours): string =>
  [82, 174]
    .map(
      (x) =>
        `<ellipse cx="${x}" cy="124" rx="8" ry="12" fill="${skin}"/><ellipse cx="${x}" cy="125" rx="3.4" ry="6" fill="${shade}"/>`,
    )
    .join('');

const neck = ({ skin, shade }: Colours): string =>
  `<path d="M106 150H150V202Q128 228 106 202Z" fill="${skin}"/><path d="M106 166Q128 194 150 166V182Q128 204 106 182Z" fill="${shade}"/>`;

const earrings = (colour: string): string =>
  [80, 176].map((x) => `<circle cx="${x}" cy="141" r="4.4" fill="${colour}"/>`).join('');

/** Covers head and neck down to the shoulders, without the face. */
const hijab = ({ worn, second, disc, skin }: Colours, { pick }: Chance): string => {
  const colour = pick('hijab', [worn, worn, second] as const);
  const fold = colour === second ? worn : disc;
  return `<path d="M74 116C64 36 192 36 182 116C186 158 200 186 222 216L232 256H24L34 216C56 186 70 158 74 116Z" fill="${colour}"/>
<path d="M88 114C88 76 104 66 128 66C152 66 168 76 168 114C168 152 150 174 128 174C106 174 88 152 88 114Z" fill="${skin}"/>
<path d="M92 168Q128 214 176 160M70 196Q126 232 190 186" fill="none" stroke="${fold}" stroke-opacity=".35" stroke-width="3" stroke-linecap="round"/>`;
};

/** A portrait as SVG, of 256 by 256: the same for the same name and look. */
export function drawPortrait(name: string, look: Look): string {
  const chance = chanceOf(name);
  const colours = coloursOf(look, chance);
  const hair = hairOf(look, chance);
  const { behind, disc } = colours;
  const rx = chance.between('head', look.gender === 'f' ? 43 : 45, 48);
  const isBearded = look.gender === 'm' && (look.beard || chance.is('bearded', 0.22));
  const hasGlasses = look.glasses || chance.is('glasses', look.isOld ? 0.3 : 0.08);
  const uncovered = `<g fill="${colours.hair}">${hair.back}</g>${neck(colours)}${clothesOf(colours, chance)}${ears(colours)}${head(rx, colours.skin)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 256 256">
<rect width="256" height="256" fill="${behind}"/><circle cx="${chance.between('disc', 60, 196)}" cy="96" r="${chance.between('disc size', 84, 112)}" fill="${disc}"/>
<g transform="translate(128 134) rotate(${chance.between('tilt', -2.5, 2.5)}) scale(1.2) translate(-128 -126)">
${look.hijab ? hijab(colours, chance) : uncovered}
${isBearded ? `<g fill="${colours.hair}">${beardOf(chance)}</g>` : ''}
${faceOf(look, colours, chance)}
${look.hijab ? '' : `<g fill="${colours.hair}">${hair.front}</g>`}
${hasGlasses ? glassesOf(chance) : ''}
${look.gender === 'f' && !look.hijab && chance.is('earrings', 0.35) ? earrings(chance.pick('earring', ['#e0b04a', '#d95f5f', '#f4f1ea', '#4a90a4'] as const)) : ''}
</g></svg>`;
}
