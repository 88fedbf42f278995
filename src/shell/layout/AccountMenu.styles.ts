import styled from 'styled-components';
import { color, headerHeight, space, token } from '../../ui/theme';

export const Wrapper = styled.div`
  position: relative;
`;

export const Opener = styled.button`
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  &[aria-expanded='true'] > span {
    border-color: ${color('primary')};
  }
`;

/** Hangs below the header, at the end of the row. Firefox would make what scrolls a tab stop. */
export const Panel = styled.div.attrs({ tabIndex: -1 })`
  position: absolute;
  inset-block-start: calc(100% + ${space(2)});
  inset-inline-end: 0;
  inline-size: 20rem;
  max-inline-size: calc(100vw - 32px);
  max-block-size: calc(100dvh - ${headerHeight} - ${space(6)});
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid ${color('border')};
  border-radius: min(16px, ${token('radius-md')});
  background: ${color('surface')};
  box-shadow: ${token('shadow-lg')};
  &[hidden],
  &:empty {
    display: none;
  }
`;
