import styled from 'styled-components';
import { color, layers, media, space, textSize, token } from '../../ui/theme';

/** The organisers' part of the page. */
export const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  padding: ${space(4)};
  border: 1px solid ${color('border')};
  border-radius: ${token('radius-lg')};
  background: ${color('surface')};
  ${media.md} {
    padding: ${space(6)};
  }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

export const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** A person, their note and the actions: below each other on a phone. */
export const Row = styled.li`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) auto;
  gap: ${space(2)};
  align-items: center;
  padding-block: ${space(2)};
  border-block-end: 1px solid ${color('border')};
  /* Rows beyond the screen are not laid out. */
  content-visibility: auto;
  contain-intrinsic-block-size: auto 64px;
`;

export const Somebody = styled.div`
  display: flex;
  gap: ${space(3)};
  align-items: center;
  min-inline-size: 0;
`;

export const Lines = styled.div`
  display: grid;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 28px;
  }
`;

export const Small = styled.span`
  color: ${color('muted')};
  ${textSize('sm')}
`;

/** On a phone below the name, as wide as the row. */
export const Acts = styled.div`
  display: flex;
  gap: ${space(1)};
  align-items: center;
  justify-content: end;
  ${media.phone} {
    &[data-wide='true'] {
      flex-wrap: wrap;
      grid-column: 1 / -1;
    }
  }
`;

/** A box of 44 px to hit. */
export const Pick = styled.label`
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  cursor: pointer;
  input {
    margin: 0;
  }
`;

/** Actions on the chosen people. It stays visible. */
export const Bar = styled.div`
  position: sticky;
  inset-block-end: calc(${space(4)} + var(--bottom-bar, 0px));
  z-index: 2;
  ${media.phone} {
    /* Above the tabs, and in front of the event's own button. */
    inset-block-end: calc(60px + ${space(2)} + env(safe-area-inset-bottom));
    z-index: ${layers.header + 1};
  }
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color('border')};
  border-radius: ${token('radius-lg')};
  background: ${color('surface')};
  box-shadow: ${token('shadow-md')};
`;

export const Middle = styled.div`
  display: grid;
  justify-content: center;
`;
