import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '../theme';

/* Colours by class, not attribute, so that they follow the brand and the theme. */
const Canvas = styled.svg`
  inline-size: 176px;
  block-size: 124px;
  margin-block-end: 8px;
  overflow: visible;
  .ground {
    fill: ${color('primary-soft')};
  }
  .paper {
    fill: ${color('surface')};
    stroke: ${color('border-strong')};
    stroke-width: 1.5;
  }
  .main {
    fill: ${color('primary')};
  }
  .second {
    fill: ${color('accent')};
  }
  .line {
    fill: ${color('border')};
  }
  .stroke {
    fill: none;
    stroke: ${color('primary')};
    stroke-width: 3;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;

const draw = (content: ReactNode) =>
  function Drawing() {
    return (
      <Canvas viewBox="0 0 176 124" aria-hidden focusable="false">
        <ellipse className="ground" cx="88" cy="66" rx="80" ry="54" />
        {content}
      </Canvas>
    );
  };

/** Drawings in the brand's colours, one for each kind of nothing. */
export const drawings = {
  people: draw(
    <>
      <rect className="paper" x="24" y="34" width="60" height="74" rx="10" />
      <circle className="main" cx="54" cy="58" r="12" />
      <rect className="line" x="36" y="80" width="36" height="6" rx="3" />
      <rect className="line" x="42" y="92" width="24" height="6" rx="3" />
      <rect className="paper" x="92" y="20" width="60" height="74" rx="10" />
      <circle className="second" cx="122" cy="44" r="12" />
      <rect className="line" x="104" y="66" width="36" height="6" rx="3" />
      <rect className="line" x="110" y="78" width="24" height="6" rx="3" />
      <path className="stroke" d="M70 24c6-10 20-12 28-6" strokeDasharray="1 7" />
    </>,
  ),
  calendar: draw(
    <>
      <rect className="paper" x="42" y="26" width="92" height="80" rx="12" />
      <path className="main" d="M54 26h68a12 12 0 0 1 12 12v8H42v-8a12 12 0 0 1 12-12Z" />
      <path className="stroke" d="M64 18v14M112 18v14" />
      {[58, 78, 98, 118].map((x) => (
        <circle key={x} className="line" cx={x} cy="62" r="5" />
      ))}
      <circle className="line" cx="58" cy="84" r="5" />
      <circle className="second" cx="78" cy="84" r="9" />
      <circle className="line" cx="98" cy="84" r="5" />
    </>,
  ),
  messages: draw(
    <>
      <path
        className="paper"
        d="M40 24h66a12 12 0 0 1 12 12v26a12 12 0 0 1-12 12H66L48 88V74h-8a12 12 0 0 1-12-12V36a12 12 0 0 1 12-12Z"
      />
      <rect className="line" x="44" y="40" width="56" height="6" rx="3" />
      <rect className="line" x="44" y="54" width="36" height="6" rx="3" />
      <path
        className="main"
        d="M92 56h42a12 12 0 0 1 12 12v16a12 12 0 0 1-12 12h-4v12l-14-12H92a12 12 0 0 1-12-12V68a12 12 0 0 1 12-12Z"
      />
      <circle className="second" cx="146" cy="32" r="8" />
    </>,
  ),
  search: draw(
    <>
      <rect className="paper" x="30" y="28" width="84" height="72" rx="12" />
      <circle className="second" cx="50" cy="48" r="8" />
      <rect className="line" x="64" y="45" width="36" height="6" rx="3" />
      <circle className="line" cx="50" cy="72" r="8" />
      <rect className="line" x="64" y="69" width="28" height="6" rx="3" />
      <circle className="paper" cx="118" cy="72" r="22" />
      <circle className="stroke" cx="118" cy="72" r="22" />
      <path className="stroke" d="m134 88 16 16" strokeWidth="5" />
    </>,
  ),
} as const;

export type DrawingName = keyof typeof drawings;
