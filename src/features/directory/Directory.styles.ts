import styled from 'styled-components';
import { media, space, textSize } from '../../ui/theme';

/** The page between header and footer. The footer starts below the first viewport, so that loading does not move it. */
export const DirectoryLayout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(5)};
  min-block-size: 100dvh;
  padding-block: ${space(6)} ${space(12)};
  ${media.md} {
    padding-block: ${space(10)} ${space(16)};
  }
`;

export const Fields = styled.search`
  display: grid;
  gap: ${space(3)};
  grid-template-columns: repeat(2, minmax(0, 1fr));
  & > :first-child {
    grid-column: 1 / -1;
  }
  ${media.md} {
    grid-template-columns: 2fr 1fr 1fr;
    & > :first-child {
      grid-column: auto;
    }
  }
`;

/**
 * Tags in one line, which scrolls on a phone until all are shown. Its height is reserved, so that the list below does
 * not move when they load.
 */
export const Facets = styled.ul<{ $all: boolean }>`
  display: flex;
  flex-wrap: ${({ $all }) => ($all ? 'wrap' : 'nowrap')};
  gap: ${space(2)};
  /* Room for the focus ring. */
  margin: -${space(1)};
  padding: ${space(1)};
  overflow-x: auto;
  scrollbar-width: none;
  white-space: nowrap;
  list-style: none;
  min-block-size: 52px;
  align-items: start;
  align-content: start;
  & > li {
    flex-shrink: 0;
  }
  ${media.md} {
    flex-wrap: wrap;
    white-space: normal;
    min-block-size: 48px;
  }
`;

export const Count = styled.span`
  font-variant-numeric: tabular-nums;
  font-weight: 400;
`;

export const Found = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  align-items: center;
  justify-content: space-between;
  min-block-size: 44px;
`;

/** Three lines of a request. */
export const Sought = styled.p`
  ${textSize('sm')}
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow: hidden;
`;
