import styled from 'styled-components';
import { color, media, space } from '../../ui/theme';

/** The page between header and footer. The footer starts below the first viewport, so that loading does not move it. */
export const EventsLayout = styled.div`
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

/** The title, and the main action. */
export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  align-items: center;
  justify-content: space-between;
`;

/** On a phone as wide as the page. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  inline-size: 100%;
  > * {
    flex: 1 1 auto;
  }
  ${media.sm} {
    inline-size: auto;
  }
`;

export const Views = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  [aria-current] {
    background: ${color('primary-soft')};
    color: ${color('on-primary-soft')};
  }
`;

export const FilterBar = styled.search`
  display: grid;
  gap: ${space(3)};
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`;

export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

export const Found = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  align-items: center;
  justify-content: space-between;
  min-block-size: 44px;
`;
