import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { color, media, space, textSize, token } from '../../ui/theme';

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
