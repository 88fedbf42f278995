import styled, { createGlobalStyle } from 'styled-components';
import { color, headerHeight, media, space, token } from '../../ui/theme';

/** The tabs of a phone below. */
const barHeight = '61px';

/** A chat ends at the edge of the window: nothing is below it. */
export const NoFooter = createGlobalStyle`
  main:has([data-chats]) ~ footer {
    display: none !important;
  }
`;

export const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  block-size: calc(100dvh - ${headerHeight} - ${barHeight} - env(safe-area-inset-bottom));
  min-block-size: 22rem;
  ${media.md} {
    grid-template-columns: minmax(16rem, 22rem) minmax(0, 1fr);
    block-size: calc(100dvh - ${headerHeight});
    max-inline-size: 1120px;
    margin-inline: auto;
    border-inline: 1px solid ${color('border')};
  }
`;

export const Side = styled.section<{ $isBehind: boolean }>`
  display: ${({ $isBehind }) => ($isBehind ? 'none' : 'flex')};
  flex-direction: column;
  min-block-size: 0;
  background: ${color('surface')};
  ${media.md} {
    display: flex;
    border-inline-end: 1px solid ${color('border')};
  }
`;

export const Place = styled.section<{ $isBehind: boolean }>`
  display: ${({ $isBehind }) => ($isBehind ? 'none' : 'grid')};
  min-block-size: 0;
  min-inline-size: 0;
  background: ${color('background')};
  ${media.md} {
    display: grid;
  }
`;

export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-block-size: 64px;
  padding: ${space(2)} ${space(4)};
`;

export const Scroller = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  border-radius: ${token('radius-sm')};
`;
