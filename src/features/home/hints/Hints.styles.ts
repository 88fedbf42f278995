import styled from 'styled-components';
import { bottomBarRoom, color, layers, media, space, token } from '../../../ui/theme';

/** In a corner, above a phone's tabs: it covers nothing that has to be read first. */
export const Panel = styled.aside`
  position: fixed;
  inset-inline: ${space(4)};
  inset-block-end: calc(${bottomBarRoom} + ${space(3)});
  z-index: ${layers.nav};
  display: grid;
  gap: ${space(3)};
  padding: ${space(4)};
  border: 1px solid ${color('border-strong')};
  border-radius: ${token('radius-lg')};
  background: ${color('surface')};
  box-shadow: ${token('shadow-lg')};
  &[hidden] {
    display: none;
  }
  ${media.md} {
    inset-inline: auto ${space(6)};
    inset-block-end: ${space(6)};
    inline-size: 360px;
  }
`;

export const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
`;
