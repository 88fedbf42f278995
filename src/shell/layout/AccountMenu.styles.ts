import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { color, headerHeight, media, space, textSize, token } from '../../ui/theme';

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

/** A part of the menu, with a line above it. */
export const Part = styled.div`
  padding: ${space(2)};
  & + & {
    border-block-start: 1px solid ${color('border')};
  }
`;

export const Person = styled.p`
  padding: ${space(2)};
  ${textSize('sm')}
  color: ${color('muted')};
  overflow-wrap: anywhere;
  strong {
    display: block;
    color: ${color('text')};
    ${textSize('md')}
    font-weight: 600;
  }
`;

export const List = styled.ul`
  margin: 0;
`;

const row = css`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  inline-size: 100%;
  min-block-size: 44px;
  padding-inline: ${space(2)};
  border: 0;
  border-radius: min(10px, ${token('radius-sm')});
  background: none;
  color: ${color('text')};
  text-align: start;
  text-decoration: none;
  outline-offset: -2px;
  &[aria-current] {
    font-weight: 600;
  }
  ${media.hover} {
    &:hover {
      background: ${color('surface-muted')};
    }
  }
`;

export const Row = styled(Link)`
  ${row}
`;

export const ActionRow = styled.button`
  ${row}
`;

export const Choice = styled.div`
  display: grid;
  gap: ${space(1)};
  padding: ${space(2)};
  > span {
    ${textSize('sm')}
    color: ${color('muted')};
  }
`;
