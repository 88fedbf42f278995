import type { Palette } from '../../lib/tokens';

/**
 * The logo of a brand without one: two overlapping circles in the brand's colours. No letters, because it must look the
 * same everywhere.
 */
export function markOf({ primary, secondary, accent }: Palette): string {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40">' +
    `<circle cx="14" cy="20" r="12" fill="${primary}"/><circle cx="26" cy="20" r="12" fill="${secondary}"/>` +
    `<path fill="${accent}" d="M20 9.6a12 12 0 0 1 0 20.8 12 12 0 0 1 0-20.8"/></svg>`;
  return `data:image/svg+xml;base64,${btoa(svg)}`;
}
