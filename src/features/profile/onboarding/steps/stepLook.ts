import styled from 'styled-components';

import { color, media, space } from '../../../../ui/theme';

/** Two short fields beside each other where there is room. */
export const Two = styled.div`
  display: grid;
  gap: ${space(5)};
  ${media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(4)};
  }
`;

export const Part = styled.section`
  display: grid;
  gap: ${space(3)};
  padding-block-start: ${space(6)};
  border-block-start: 1px solid ${color('border')};
`;
