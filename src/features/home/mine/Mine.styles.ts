import styled from 'styled-components';
import { space } from '../../../ui/theme';

/** Four lines of what somebody looks for, whether they are there yet or not: what stands below does not move. */
export const FourLines = styled.div`
  min-block-size: 6rem;
  p {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

/** One line for whichever of the two stands in it. */
export const PauseRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(2)};
  align-items: center;
  min-block-size: 48px;
`;
