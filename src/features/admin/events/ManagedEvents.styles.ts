import styled from 'styled-components';
import { media, space } from '../../../ui/theme';

/** The page of an event between header and footer. The footer begins below the first view. */
export const Layout = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(6)};
  min-block-size: 100dvh;
  padding-block: ${space(6)} ${space(12)};
  ${media.md} {
    padding-block: ${space(10)} ${space(16)};
  }
`;

/** Above the list: which events, and a search. */
export const Tools = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  ${media.md} {
    grid-template-columns: auto minmax(0, 20rem);
    justify-content: space-between;
  }
`;

export const About = styled.div`
  display: grid;
  gap: ${space(1)};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

/** Actions on an event. */
export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;
