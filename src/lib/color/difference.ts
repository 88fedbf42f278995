import { toOklch } from './oklch';

const radians = Math.PI / 180;

/** How far apart the eye sees two colours: the distance in Oklab; 0.02 is hardly seen, 0.1 is plain. */
export function difference(one: string, other: string): number {
  const [a, b] = [toOklch(one), toOklch(other)];
  return Math.hypot(
    a.l - b.l,
    a.c * Math.cos(a.h * radians) - b.c * Math.cos(b.h * radians),
    a.c * Math.sin(a.h * radians) - b.c * Math.sin(b.h * radians),
  );
}
