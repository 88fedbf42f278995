import styled, { css } from 'styled-components';
import { media, space, type Breakpoint } from '../theme';

const edges = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  stretch: 'stretch',
  baseline: 'baseline',
};
const spread = { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' };

interface StackProps {
  /** Distance between the children, in steps of 4 px. */
  $gap?: number;
  /** `row` lays out in a line; a breakpoint does so from that width up. */
  $row?: boolean | Exclude<Breakpoint, 'xs'>;
  $align?: keyof typeof edges;
  $justify?: keyof typeof spread;
  $wrap?: boolean;
}

/** Children under (or beside) each other at one distance. `as` makes it a list, section or form. */
export const Stack = styled.div<StackProps>`
  display: flex;
  flex-direction: ${({ $row }) => ($row === true ? 'row' : 'column')};
  gap: ${({ $gap = 4 }) => space($gap)};
  align-items: ${({ $align, $row }) => edges[$align ?? ($row === true ? 'center' : 'stretch')]};
  justify-content: ${({ $justify = 'start' }) => spread[$justify]};
  flex-wrap: ${({ $wrap }) => ($wrap ? 'wrap' : 'nowrap')};
  min-inline-size: 0;
  ${({ $row, $align = 'center' }) =>
    typeof $row === 'string' &&
    css`
      ${media[$row]} {
        flex-direction: row;
        align-items: ${edges[$align]};
      }
    `}
`;
