import styled from 'styled-components';
import { hiddenEdge } from '../../../ui/currentMark';
import { color, media, space, textSize, token } from '../../../ui/theme';

export const Rows = styled.ul`
  display: grid;
  gap: 2px;
  margin: ${space(2)};
  list-style: none;
`;

export const RowLink = styled.a`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-block-size: 64px;
  padding: ${space(2)} ${space(3)};
  border-inline-start: 3px solid transparent;
  border-radius: ${token('radius-md')};
  color: ${color('text')};
  text-decoration: none;
  outline-offset: -2px;
  ${media.hover} {
    &:hover {
      background: ${color('surface-muted')};
    }
  }
  &[aria-current] {
    border-inline-start-color: ${color('primary')};
    background: ${color('surface-muted')};
  }
  ${hiddenEdge}
`;

export const Lines = styled.span`
  display: grid;
  flex: 1;
  gap: 2px;
  min-inline-size: 0;
`;

export const Line = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-inline-size: 0;
  color: ${color('muted')};
`;

export const Name = styled.span`
  overflow: hidden;
  color: ${color('text')};
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const When = styled.time`
  flex: none;
  margin-inline-start: auto;
  ${textSize('xs')}
`;

export const Preview = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  ${textSize('sm')}
  text-overflow: ellipsis;
  white-space: nowrap;
  svg {
    display: inline;
    vertical-align: -2px;
    margin-inline-end: 4px;
  }
`;

export const Search = styled.div`
  padding: 0 ${space(4)} ${space(2)};
`;
