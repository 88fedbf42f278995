import styled from 'styled-components';
import { color, media, space, textSize } from '../../../ui/theme';

export const Frame = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  min-inline-size: 0;
`;

export const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-block-size: 64px;
  padding: ${space(2)} ${space(4)};
  border-block-end: 1px solid ${color('border')};
  background: ${color('surface')};
`;

export const Back = styled.span`
  ${media.md} {
    display: none;
  }
`;

export const Who = styled.div`
  flex: 1;
  min-inline-size: 0;
  h1 {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  a {
    color: inherit;
    text-decoration: none;
  }
`;

/** From the end upwards: a chat begins at its last message, and what is added above moves nothing. */
export const Scroll = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column-reverse;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  overflow-anchor: none;
  outline-offset: -3px;
`;

export const Latest = styled.div`
  position: absolute;
  inset-block-end: ${space(4)};
  inset-inline-end: ${space(4)};
`;

export const Typing = styled.div`
  min-block-size: 20px;
  padding-inline: ${space(4)};
  ${textSize('xs')}
  color: ${color('muted')};
`;

/** The messages, and what lies over them. */
export const Middle = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
`;
