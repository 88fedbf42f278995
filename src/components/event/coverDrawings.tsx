import type { ReactNode } from 'react';

/** Pictures of 320 × 180 in the brand's colours, by the classes of `Cover`; each bleeds over its edges. */
export const coverDrawings: readonly ReactNode[] = [
  // A sun over hills.
  <>
    <circle className="second" cx="236" cy="62" r="34" />
    <path className="soft" d="M-10 128c48-46 96-52 150-20s120 30 200-26v110H-10Z" />
    <path className="main" d="M-10 152c70-34 128-30 186-8s104 14 164-16v62H-10Z" />
  </>,
  // Rings from a corner.
  <>
    {[210, 160, 110, 60].map((radius, at) => (
      <circle key={radius} className={at % 2 ? 'ground' : 'soft'} cx="276" cy="150" r={radius} />
    ))}
    <circle className="main" cx="276" cy="150" r="30" />
    <circle className="second" cx="70" cy="52" r="14" />
  </>,
  // Quarters of circles, laid as tiles.
  <>
    {[0, 1, 2, 3, 4, 5].flatMap((x) =>
      [0, 1, 2].map((y) => {
        const [left, top] = [x * 60 - 20, y * 60];
        const turned = (x * 2 + y) % 3;
        return (
          <path
            key={`${x} ${y}`}
            className={
              (['soft', 'main', 'second'] as const)[(x + y * 2) % 5 === 4 ? 2 : (x * y) % 3 === 1 ? 1 : 0]
            }
            d={
              turned === 0
                ? `M${left} ${top}h60a60 60 0 0 1-60 60Z`
                : turned === 1
                  ? `M${left + 60} ${top}v60a60 60 0 0 1-60-60Z`
                  : `M${left} ${top + 60}a60 60 0 0 1 60-60v60Z`
            }
          />
        );
      }),
    )}
  </>,
  // Waves.
  <>
    {[40, 74, 108, 142, 176].map((y, at) => (
      <path
        key={y}
        className={at === 2 ? 'main-line' : 'soft-line'}
        d={`M-20 ${y}c40-30 80-30 120 0s80 30 120 0 80-30 120 0`}
      />
    ))}
    <circle className="second" cx="262" cy="48" r="18" />
  </>,
];

/** The drawing of an event without a cover, possibly mirrored. The same id always gives the same drawing. */
export function drawingOf(id: string): ReactNode {
  let sum = 2_166_136_261;
  for (const letter of id) sum = Math.imul(sum ^ letter.codePointAt(0)!, 16_777_619) >>> 0;
  // Not negative, as xor alone leaves half of all.
  sum = (sum ^ (sum >>> 15)) >>> 0;
  const drawing = coverDrawings[sum % coverDrawings.length];
  return (sum >>> 8) % 2 ? drawing : <g transform="matrix(-1 0 0 1 320 0)">{drawing}</g>;
}
