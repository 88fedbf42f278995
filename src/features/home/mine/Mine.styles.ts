import styled from 'styled-components';

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
