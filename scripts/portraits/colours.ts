import type { Chance } from './chance';
import type { Look } from './look';

/** Skin, its shade, lips and brows' darkness by skin. */
const skins = [
  { skin: '#fbdcc8', shade: '#eebfa5', lips: '#c9675f', blush: '#f3a595' },
  { skin: '#f3cbab', shade: '#dfab87', lips: '#b8584f', blush: '#e89a80' },
  { skin: '#e9b88f', shade: '#cf9869', lips: '#a84f45', blush: '#d98a66' },
  { skin: '#e2ae80', shade: '#c68e5e', lips: '#a34c40', blush: '#d18356' },
  { skin: '#a66e46', shade: '#875434', lips: '#7d3630', blush: '#96563a' },
  { skin: '#7c4e30', shade: '#603a22', lips: '#5b2722', blush: '#703d2b' },
] as const;

const light = [
  '#d9b36c',
  '#b98a4e',
  '#8a5a34',
  '#6b4428',
  '#a84f2a',
  '#4a3226',
  '#c79a58',
  '#5b3d2b',
  '#38261d',
] as const;
const middle = ['#6b4428', '#4a3226', '#38261d', '#2a1e19', '#7c4a2a'] as const;
const dark = ['#1f1a1b', '#2a1f1c', '#191619'] as const;
const grey = ['#d8d5d0', '#b9b6b2', '#9a9795', '#ece9e4'] as const;

/** Clothes and background: matching pairs. */
const schemes = [
  { behind: '#cfe3e2', disc: '#b6d3d1', worn: '#2f5d62', second: '#f2efe6' },
  { behind: '#f6dcc6', disc: '#efc9a8', worn: '#7a3b2e', second: '#f7efe2' },
  { behind: '#dcd9ef', disc: '#c8c3e4', worn: '#40407a', second: '#f3f0fb' },
  { behind: '#e4ecd0', disc: '#d0ddb2', worn: '#4d6b3c', second: '#fbf8ea' },
  { behind: '#f9e5b4', disc: '#f3d588', worn: '#31506b', second: '#fff6df' },
  { behind: '#f5d3d6', disc: '#ecb9be', worn: '#8c3a4f', second: '#fdf0f0' },
  { behind: '#cfdff0', disc: '#b4cde6', worn: '#c4643a', second: '#fbf3ea' },
  { behind: '#e6ddd2', disc: '#d6c8b7', worn: '#2c2f38', second: '#e9e4dc' },
  { behind: '#d4ebdc', disc: '#b9dcc5', worn: '#d9a441', second: '#fff8e6' },
  { behind: '#f1e2f0', disc: '#e2cbe1', worn: '#5a3d6b', second: '#faf3fa' },
] as const;

export interface Colours {
  skin: string;
  shade: string;
  lips: string;
  blush: string;
  hair: string;
  behind: string;
  disc: string;
  worn: string;
  second: string;
}

export function coloursOf({ skin, isOld }: Look, { pick }: Chance): Colours {
  const hairs = isOld ? grey : skin === 1 ? light : skin === 2 ? middle : dark;
  return { ...(skins[skin - 1] ?? skins[0]), ...pick('scheme', schemes), hair: pick('hair', hairs) };
}
