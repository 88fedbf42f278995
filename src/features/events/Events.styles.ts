import styled from 'styled-components';
import { media, space } from '../../ui/theme';
import { visuallyHidden } from '../../ui/VisuallyHidden/visuallyHidden.styles';

/** The page between header and footer. The footer starts below the first viewport, so that loading does not move it. */
export const EventsLayout = styled.div`
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

/** The title, and the actions beside it. */
export const Top = styled.div`
  display: flex;
  gap: ${space(3)};
  align-items: center;
  justify-content: space-between;
`;

export const Actions = styled.div`
  display: flex;
  flex: none;
  gap: ${space(2)};
`;

/** The label of a button that a phone shows as its icon alone. */
export const ShortLabel = styled.span`
  ${media.phone} {
    ${visuallyHidden}
  }
`;

/** One row: the search, and on a phone what opens the filters. */
export const FilterBar = styled.search`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(2)};
  align-items: center;
  ${media.md} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(3)};
  }
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

/** The filters themselves, where there is room. */
export const WideChips = styled(Chips)`
  ${media.phone} {
    display: none;
  }
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
