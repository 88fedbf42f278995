import styled, { css } from 'styled-components';
import { hiddenEdge } from '../../ui/currentMark';
import { color, layers, media, space, textSize, token } from '../../ui/theme';
import { TabLink } from './TabLink';

const height = '60px';

/** Keeps the end of the page clear of the bar. */
export const Room = styled.div`
  block-size: calc(${height} + env(safe-area-inset-bottom));
  ${media.md} {
    display: none;
  }
`;

export const Bar = styled.nav`
  position: fixed;
  inset-inline: 0;
  inset-block-end: 0;
  z-index: ${layers.nav};
  display: flex;
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: 1px solid ${color('border')};
  background: ${color('surface')};
  ${media.md} {
    display: none;
  }
`;

/* At least as wide as the longest word of its label, so that none is cut; what is left is shared. */
const slot = css`
  position: relative;
  display: grid;
  flex: 1 1 min-content;
  align-content: center;
  justify-items: center;
  gap: 2px;
  min-inline-size: 0;
  min-block-size: ${height};
  padding-inline: 2px;
  border: 0;
  border-block-start: 2px solid transparent;
  background: none;
  color: ${color('muted')};
  text-decoration: none;
  outline-offset: -4px;
  &[aria-current] {
    border-block-start-color: ${color('primary')};
    color: ${color('text')};
  }
  ${hiddenEdge}
`;

export const BottomTab = styled(TabLink)`
  ${slot}
`;

export const MoreButton = styled.button`
  ${slot}
`;

export const Label = styled.span`
  max-inline-size: 100%;
  ${textSize('xs')}
  font-weight: 550;
  line-height: 0.875rem;
  text-align: center;
  overflow-wrap: break-word;
  hyphens: auto;
  /* Five long words in a row on the narrowest phones. */
  @media (max-width: 359px) {
    font-size: 0.6875rem;
  }
`;

/** Where the number of a tab stands: at the icon, which is 22 px wide and in the middle. */
export const Spot = styled.span`
  position: absolute;
  inset-block-start: calc(50% - 16px);
  inset-inline-start: calc(50% + 11px);
`;

export const MoreList = styled.ul`
  display: grid;
  gap: ${space(1)};
`;

export const MoreTab = styled(TabLink)`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-block-size: 48px;
  padding-inline: ${space(2)};
  border-radius: ${token('radius-md')};
  color: ${color('text')};
  text-decoration: none;
`;
