import styled from 'styled-components';
import { media, space } from '../../../../ui/theme';

/** City and country, side by side where there is room. */
export const Places = styled.div`
  display: grid;
  align-items: start;
  gap: ${space(4)};
  ${media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
