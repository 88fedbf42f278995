import styled from 'styled-components';
import { media, space } from '../../ui/theme';

export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(4)};
  min-block-size: 100dvh;
  padding-block: ${space(4)} ${space(12)};
  ${media.md} {
    gap: ${space(6)};
    padding-block: ${space(10)} ${space(16)};
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
`;

/** Meetings beside the people on a wide screen, above them on a phone. */
export const Columns = styled.div<{ $aside: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(6)};
  ${media.lg} {
    ${({ $aside }) => $aside && 'grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);'}
  }
`;
