import styled, { css } from 'styled-components';
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
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: 1px solid ${color('border')};
  background: ${color('surface')};
  ${media.md} {
    display: none;
  }
`;

const slot = css`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: 2px;
  block-size: ${height};
  padding-inline: 2px;
  border: 0;
  background: none;
  color: ${color('muted')};
  text-decoration: none;
  outline-offset: -4px;
  &[aria-current] {
    color: ${color('link')};
  }
`;

export const BottomTab = styled(TabLink)`
  ${slot}
`;

export const MoreButton = styled.button`
  ${slot}
`;

export const Label = styled.span`
  max-inline-size: 100%;
  overflow: hidden;
  ${textSize('xs')}
  font-weight: 550;
  text-overflow: ellipsis;
  white-space: nowrap;
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
