import { textOn } from '../../../src/config/brand/readable';
import { escapeHtml } from '../../../src/lib/escapeHtml';
import { initials } from '../../../src/ui/Avatar/initials';

/** A stand-in for a logo: the title's initials in the brand's colour, good on light and dark grounds alike. */
export function placeholderLogo(title: string, color: string): string {
  const letters = escapeHtml(initials(title));
  const size = [...letters].length > 1 ? 26 : 34;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64" role="img" aria-label="${escapeHtml(title)}">` +
    `<rect width="64" height="64" rx="14" fill="${color}"/>` +
    `<text x="32" y="32" dy="0.36em" fill="${textOn(color)}" font-family="system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif" font-size="${size}" font-weight="700" text-anchor="middle">${letters}</text>` +
    '</svg>\n'
  );
}
