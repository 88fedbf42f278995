import styled from 'styled-components';
import { space } from '../../../ui/theme';

/** Four lines of the request, reserved before it loads, so that the part below does not move. */
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

/** One line for either content. */
export const PauseRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(2)};
  align-items: center;
  min-block-size: 48px;
`;
