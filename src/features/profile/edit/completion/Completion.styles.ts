import styled from 'styled-components';
import { Card } from '../../../../ui/Card/Card';
import { color, media, motion, space, textSize, token } from '../../../../ui/theme';

export const Frame = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`;

export const Done = styled(Card)`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  > svg {
    color: ${color('success')};
  }
`;

export const Line = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(4)};
`;

export const Percent = styled.span`
  ${textSize('lg')}
  font-family: ${token('font-heading')};
  font-weight: 650;
  font-variant-numeric: tabular-nums;
`;

/** A drawing, so that its length needs no style attribute. */
export const Meter = styled.svg`
  inline-size: 100%;
  block-size: 8px;
  border-radius: 4px;
  background: ${color('surface-muted')};
  overflow: hidden;
  rect {
    fill: ${color('primary')};
    transition: width ${motion.slow} ${motion.ease};
  }
  &:dir(rtl) {
    scale: -1 1;
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

/** On a phone one row, however many they are: nothing below it moves. Firefox would make what scrolls a tab stop. */
export const Missing = styled.ul.attrs({ tabIndex: -1 })`
  display: flex;
  gap: ${space(2)};
  padding: 4px;
  margin: -4px;
  overflow-x: auto;
  scrollbar-width: none;
  ${media.md} {
    flex-wrap: wrap;
  }
`;

export const PartLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-block-size: 44px;
  padding-inline: ${space(3)};
  border: 1px solid ${color('border')};
  border-radius: ${token('radius-md')};
  color: ${color('text')};
  ${textSize('sm')}
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;
  transition: border-color ${motion.fast} ${motion.ease};
  svg {
    color: ${color('muted')};
  }
  ${media.md} {
    min-block-size: 36px;
  }
  ${media.hover} {
    &:hover {
      border-color: ${color('border-strong')};
    }
  }
`;
