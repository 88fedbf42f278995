import { useId } from 'react';
import styled from 'styled-components';
import { color } from '../../../ui/theme';
import { framed } from './framed.styles';

const paints = {
  primary: color('primary'),
  accent: color('accent'),
  surface: color('surface'),
  soft: color('primary-soft'),
  muted: color('muted'),
} as const;
type Paint = keyof typeof paints;

const Drawing = styled.svg`
  ${framed}
  ${Object.entries(paints).map(([name, paint]) => `.${name} { fill: ${paint}; }`)}
`;

interface PersonProps {
  at: readonly [x: number, y: number];
  size: number;
  ground: Paint;
  head: Paint;
  body: Paint;
}

/** A person in a circle. */
function Person({ at: [x, y], size, ground, head, body }: PersonProps) {
  const id = useId();
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 100})`}>
      <clipPath id={id}>
        <circle r="100" />
      </clipPath>
      <circle className={ground} r="100" />
      <g clipPath={`url(#${id})`}>
        <ellipse className={body} cy="104" rx="76" ry="66" />
        <circle className={head} cy="-8" r="36" />
      </g>
    </g>
  );
}

/** Two people in conversation, surrounded by other members, in the brand's colours. */
export function Illustration({ label }: { label?: string }) {
  return (
    <Drawing
      viewBox="0 0 640 480"
      preserveAspectRatio="xMidYMid slice"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      <rect className="soft" width="640" height="480" />
      <circle className="primary" cx="232" cy="250" r="168" opacity="0.1" />
      <circle className="accent" cx="408" cy="250" r="168" opacity="0.14" />
      <Person at={[206, 274]} size={92} ground="primary" head="soft" body="accent" />
      <Person at={[434, 274]} size={92} ground="surface" head="accent" body="primary" />
      <path
        className="surface"
        d="M262 92h150a22 22 0 0 1 22 22v46a22 22 0 0 1-22 22h-34l-22 26-4-26h-90a22 22 0 0 1-22-22v-46a22 22 0 0 1 22-22"
      />
      <rect className="primary" width="142" height="10" x="266" y="118" rx="5" />
      <rect className="muted" width="94" height="10" x="266" y="142" rx="5" />
      <Person at={[78, 118]} size={40} ground="surface" head="primary" body="accent" />
      <Person at={[566, 398]} size={44} ground="surface" head="muted" body="primary" />
      <Person at={[86, 400]} size={32} ground="accent" head="surface" body="primary" />
      <Person at={[560, 108]} size={30} ground="primary" head="surface" body="accent" />
    </Drawing>
  );
}
