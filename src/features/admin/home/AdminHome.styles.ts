import styled from 'styled-components';
import { color, media, space, textSize, token } from '../../../ui/theme';

/** The page between header and footer. The footer starts below the first viewport, so that loading does not move it. */
export const HomeLayout = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(8)};
  min-block-size: 100dvh;
  padding-block: ${space(6)} ${space(12)};
  ${media.md} {
    padding-block: ${space(10)} ${space(16)};
  }
`;

export const Rows = styled.ul`
  display: grid;
  margin: 0;
  border: 1px solid ${color('border')};
  border-radius: ${token('radius-lg')};
  background: ${color('surface')};
`;

export const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space(1)} ${space(4)};
  align-items: center;
  min-block-size: 72px;
  padding: ${space(3)} ${space(4)};
  & + & {
    border-block-start: 1px solid ${color('border')};
  }
`;

export const Sign = styled.span`
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  border-radius: ${token('radius-md')};
  background: ${color('primary-soft')};
  color: ${color('on-primary-soft')};
`;

export const Figure = styled.span`
  ${textSize('lg')}
  font-weight: 650;
  font-variant-numeric: tabular-nums;
`;
