import styled from 'styled-components';
import { color, textSize } from '../../../../ui/theme';

export const Frame = styled.div`
  position: relative;
`;

/** Beside the hint, which is the last line of the field. */
export const Count = styled.span<{ $over: boolean }>`
  position: absolute;
  inset-block-end: 0;
  inset-inline-end: 0;
  ${textSize('sm')}
  color: ${({ $over }) => color($over ? 'error' : 'muted')};
  font-variant-numeric: tabular-nums;
`;
