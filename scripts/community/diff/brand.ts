import type { ResolvedBrand } from '../../../src/config/types';
import { colorChanges } from './colors';
import type { Side } from './side';
import { differences } from './values';

/** Colours are compared as given; the title belongs to the community. */
const measures = ({ light: _light, dark: _dark, title: _title, ...rest }: ResolvedBrand) => rest;

/** Colours with their readability, logos, fonts and measures. */
export const brandChanges = (before: Side, after: Side): string[] => [
  ...colorChanges(before.colors, after.colors),
  ...differences(measures(before.config.brand), measures(after.config.brand)),
];

/** Files of assets/ with changed content. */
export function assetChanges({ assets: before }: Side, { assets: after }: Side): string[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  return names.flatMap((name) => {
    const short = name.replace(/^assets\//, '');
    const [was, is] = [before.get(name), after.get(name)];
    if (was === is) return [];
    return [`${short} ${was === undefined ? 'added' : is === undefined ? 'removed' : 'changed'}`];
  });
}
