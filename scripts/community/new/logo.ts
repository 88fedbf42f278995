import { textOn } from '../../../src/config/brand/readable';
import { escapeHtml } from '../../../src/lib/escapeHtml';
import { typeface } from '../../../src/server/brand/text/typeface';
import { initials } from '../../../src/ui/Avatar/initials';

const side = 64;

/** Whether our fonts have all characters. */
const isWritable = (text: string): boolean => /^[\p{Script=Latin}\p{Script=Cyrillic}\d]+$/u.test(text);

/**
 * A placeholder logo as SVG: the initials of the title (otherwise of the domain) in the brand's colour, readable on
 * light and dark backgrounds. Outlines instead of text, so that it looks the same everywhere.
 */
export async function placeholderLogo(title: string, domain: string, color: string): Promise<string> {
  const letters = [initials(title), initials(domain)].find(isWritable) ?? '';
  const size = [...letters].length > 1 ? 26 : 34;
  const { width, path } = await typeface('system', 700);
  const left = (side - width(letters) * size) / 2;
  const outline = path(letters, size, left, side / 2 + size * 0.36);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}" role="img" aria-label="${escapeHtml(title)}">` +
    `<rect width="${side}" height="${side}" rx="14" fill="${color}"/>` +
    `<path fill="${textOn(color)}" d="${outline}"/></svg>\n`
  );
}
