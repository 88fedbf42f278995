import styled from 'styled-components';
import { media, space } from '../../../ui/theme';

/** The page between header and footer. */
export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  inline-size: 100%;
  max-inline-size: 60rem;
  margin-inline: auto;
  padding-block: ${space(4)} ${space(12)};
  ${media.md} {
    padding-block: ${space(8)} ${space(16)};
  }
`;
