import styled from 'styled-components';
import { media, space } from '../../../ui/theme';

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

/** What may be done with an event. */
export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;
