import type { Landing } from '../../generated/config/landing';
import type { Resolved } from '../../config/types';
import { routePaths } from '../../lib/routes';

const names = ['about', 'members', 'experts'] as const;

interface LandingLink {
  name: (typeof names)[number];
  to: string;
}

/** About, Members and Experts lead to the sections of the welcome page that carry these ids; without one there is no link. */
export function landingLinks(landing: Pick<Resolved<Landing>, 'sections'> | undefined): LandingLink[] {
  const ids = new Set((landing?.sections ?? []).map((section) => section.id));
  return names.filter((name) => ids.has(name)).map((name) => ({ name, to: `${routePaths.welcome}#${name}` }));
}
