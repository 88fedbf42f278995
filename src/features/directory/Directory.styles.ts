import styled from 'styled-components';
import { media, space, textSize } from '../../ui/theme';

/** The page between header and footer. The footer starts below the first viewport, so that loading does not move it. */
export const DirectoryLayout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(3)};
  min-block-size: 100dvh;
  padding-block: ${space(4)} ${space(12)};
  ${media.md} {
    gap: ${space(5)};
    padding-block: ${space(10)} ${space(16)};
  }
`;

/** One row: the search, and on a phone what opens the filters. */
export const Fields = styled.search`
  display: grid;
  gap: ${space(2)};
  grid-template-columns: minmax(0, 1fr) auto;
  ${media.md} {
    gap: ${space(3)};
    grid-template-columns: 2fr 1fr 1fr;
  }
`;

/** What a phone has in the sheet of filters. */
export const Wide = styled.div`
  ${media.phone} {
    display: none;
  }
`;

/** Its height is reserved, so that the list below does not move when the tags load. */
export const Facets = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin: 0;
  list-style: none;
  min-block-size: 40px;
  align-items: start;
  align-content: start;
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
  ${media.md} {
    min-block-size: 44px;
  }
`;

/** Three lines of a request. */
export const Sought = styled.p`
  ${textSize('sm')}
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow: hidden;
`;
