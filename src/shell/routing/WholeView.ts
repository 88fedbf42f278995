import styled from 'styled-components';

/** The room of a screen that is on its way: the footer waits below the first view. */
export const WholeView = styled.div`
  min-block-size: 100dvh;
`;
