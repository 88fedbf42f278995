import styled from 'styled-components';
import { media, space } from '../../../../ui/theme';

/** The page between header and footer. */
export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  padding-block: ${space(6)} ${space(12)};
  ${media.md} {
    gap: ${space(8)};
    padding-block: ${space(10)} ${space(16)};
  }
`;

/** Title, and what leads to the page others see. */
export const Top = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(4)};
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  ${media.lg} {
    grid-template-columns: 13rem minmax(0, 45rem);
    gap: ${space(12)};
  }
`;

export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(5)};
`;
