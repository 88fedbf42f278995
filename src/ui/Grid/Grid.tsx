import styled from 'styled-components';
import { breakpoints, media, space, type Breakpoint } from '../theme';

/** 12 columns; the gutter is 30 px from tablet up and 16 px on a phone (UIX-06). */
export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: ${space(4)} 16px;
  ${media.md} {
    gap: 30px;
  }
`;

type Span = Partial<Record<Breakpoint, number>>;

const steps = Object.keys(breakpoints) as Breakpoint[];

const spanFrom = (step: Breakpoint, columns: number) => {
  const rule = `grid-column: span ${columns};`;
  return step === 'xs' ? rule : `${media[step]} { ${rule} }`;
};

/** A child of Grid: `$span={{ md: 6, lg: 4 }}` is half the width from 768 px, a third from 992 px, otherwise all of it. */
export const Column = styled.div<{ $span?: Span }>`
  grid-column: span 12;
  min-inline-size: 0;
  ${({ $span = {} }) => steps.map((step) => ($span[step] ? spanFrom(step, $span[step]) : '')).join('\n')}
`;
