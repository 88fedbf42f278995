import { toHex, type Rgb } from './rgb';

/** The sixteen names of HTML: the others are better looked up than guessed. */
const named: Readonly<Record<string, string>> = {
  black: '#000000',
  silver: '#c0c0c0',
  gray: '#808080',
  grey: '#808080',
  white: '#ffffff',
  maroon: '#800000',
  red: '#ff0000',
  purple: '#800080',
  fuchsia: '#ff00ff',
  green: '#008000',
  lime: '#00ff00',
  olive: '#808000',
  yellow: '#ffff00',
  navy: '#000080',
  blue: '#0000ff',
  teal: '#008080',
  aqua: '#00ffff',
  orange: '#ffa500',
};

const share = (text: string | undefined, whole: number): number =>
  text?.endsWith('%') ? Number(text.slice(0, -1)) / 100 : Number(text) / whole;

function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12;
    return (
      lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    );
  };
  return [channel(0), channel(8), channel(4)];
}

/** An opaque CSS colour as hex. Undefined for unknown formats. */
export function fromCss(text: string): string | undefined {
  const color = text.trim().toLowerCase();
  if (Object.hasOwn(named, color)) return named[color];
  const [, digits] = /^(?:#|0x)?([0-9a-f]{3}|[0-9a-f]{6})(?:ff)?$/.exec(color) ?? [];
  if (digits) return `#${digits}`;
  const [, model, list = ''] = /^(rgb|hsl)a?\(([\d\s.,%/deg-]+)\)$/.exec(color) ?? [];
  const [first, second, third, alpha] = list.split(/[\s,/]+/).filter(Boolean);
  if (!model || third === undefined || (alpha !== undefined && share(alpha, 1) !== 1)) return undefined;
  const rgb: Rgb =
    model === 'rgb'
      ? [share(first, 255), share(second, 255), share(third, 255)]
      : fromHsl(((Number.parseFloat(first ?? '') % 360) + 360) % 360, share(second, 100), share(third, 100));
  return rgb.every(Number.isFinite) ? toHex(rgb) : undefined;
}
