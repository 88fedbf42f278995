import styled from 'styled-components';
import { color, media, space, textSize, token } from '../../ui/theme';

/** As wide as the panel. */
export const List = styled.ul`
  margin-inline: -${space(4)};
  ${media.md} {
    margin-inline: -${space(6)};
  }
`;

export const Bar = styled.div`
  display: flex;
  justify-content: flex-end;
`;

/** Over the list, so that it moves nothing. */
export const FreshBar = styled.div`
  position: sticky;
  inset-block-start: 4.5rem;
  z-index: 1;
  display: grid;
  justify-items: center;
  block-size: 0;
`;

/** An entry: faces, words, and the button that removes it. The link covers all but the buttons. */
export const Item = styled.li`
  position: relative;
  isolation: isolate;
  display: flex;
  gap: ${space(3)};
  padding-block: ${space(3)};
  padding-inline: ${space(4)} ${space(2)};
  border-block-start: 1px solid ${color('border')};
  ${media.md} {
    padding-inline: ${space(6)} ${space(4)};
  }
  ${media.hover} {
    &:hover {
      background: ${color('surface-muted')};
    }
  }
`;

export const Words = styled.div`
  display: grid;
  flex: 1;
  gap: 2px;
  align-content: start;
  min-inline-size: 0;
`;

export const Title = styled.p`
  overflow-wrap: anywhere;
  [data-unseen] > div > & {
    font-weight: 600;
  }
`;

/** Covers the entry, as the link of one that leads somewhere does. */
export const Press = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

export const Line = styled.p`
  overflow: hidden;
  ${textSize('sm')}
  color: ${color('muted')};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(4)};
  ${textSize('xs')}
  color: ${color('muted')};
`;

/** A thumb finds 44 px of it. */
export const WhyButton = styled.button`
  position: relative;
  z-index: 1;
  padding: ${space(1)} 0;
  border: 0;
  background: none;
  color: ${color('link')};
  font: inherit;
  text-decoration: underline;
  text-decoration-color: color-mix(in srgb, currentColor 35%, transparent);
  &::after {
    content: '';
    position: absolute;
    inset: -10px -8px;
  }
`;

/** Above the link that covers the entry. */
export const Why = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  gap: ${space(1)};
  margin-block-start: ${space(3)};
  padding: ${space(3)};
  border-radius: ${token('radius-sm')};
  background: ${color('surface-muted')};
  ${textSize('sm')}
`;

export const Buttons = styled.div`
  position: relative;
  z-index: 1;
  flex: none;
`;

/** A border, which forced colours show. */
export const Dot = styled.span`
  display: inline-block;
  margin-inline-end: ${space(2)};
  border: 4px solid ${color('primary')};
  border-radius: 50%;
  vertical-align: 2px;
`;

export const Removed = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  padding-block: ${space(2)};
  padding-inline: ${space(4)};
  border-block-start: 1px solid ${color('border')};
  color: ${color('muted')};
  ${media.md} {
    padding-inline: ${space(6)} ${space(4)};
  }
`;
