import styled from 'styled-components';
import { color, media, motion, space, textSize, token } from '../../../../ui/theme';

/** Firefox would make what scrolls a tab stop. */
export const Nav = styled.nav.attrs({ tabIndex: -1 })`
  display: flex;
  gap: ${space(2)};
  margin-inline: calc(-1 * var(--gutter));
  padding-inline: var(--gutter);
  overflow-x: auto;
  scrollbar-width: none;
  ${media.lg} {
    position: sticky;
    inset-block-start: 88px;
    display: grid;
    align-self: start;
    gap: ${space(1)};
    margin: 0;
    padding: 0;
    overflow: visible;
  }
`;

export const List = styled.ul`
  display: flex;
  gap: ${space(2)};
  ${media.lg} {
    display: grid;
    gap: 2px;
  }
`;

export const Part = styled.a`
  display: flex;
  align-items: center;
  min-block-size: 44px;
  padding-inline: ${space(4)};
  border: 1px solid ${color('border')};
  border-radius: ${token('radius-md')};
  background: ${color('surface')};
  color: ${color('text')};
  ${textSize('sm')}
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;
  outline-offset: -2px;
  transition: background-color ${motion.fast} ${motion.ease};
  ${media.lg} {
    min-block-size: 36px;
    padding-inline: ${space(3)};
    border-color: transparent;
    background: none;
    color: ${color('muted')};
    white-space: normal;
    &[aria-current] {
      background: ${color('primary-soft')};
      color: ${color('on-primary-soft')};
    }
  }
  ${media.hover} {
    &:hover:not([aria-current]) {
      background: ${color('surface-muted')};
      color: ${color('text')};
    }
  }
`;
