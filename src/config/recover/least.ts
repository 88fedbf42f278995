import type { FileName } from '../types';
import type { Json } from '../resolve/merge';
import type { Recovered } from './recoverValue';

/** A welcome page with no other content shows the community's name. */
const leastLanding = { sections: [{ type: 'hero', title: '{{title}}' }] };

const brandKeys = ['logoUrl', 'colors'];

/** The recovered file with a minimum: some content for a welcome page, a visible name for a brand. */
export function leastOf(name: FileName, { value, withheld }: Recovered): Json {
  const lacks = (key: string) => withheld.some(([first]) => first === undefined || first === key);
  if (name.startsWith('landing') && lacks('sections')) return { ...leastLanding, ...value };
  if (name === 'brand.json' && brandKeys.some(lacks) && value.logoUrl === undefined) {
    return { ...value, titleBesideLogo: true };
  }
  return value;
}
