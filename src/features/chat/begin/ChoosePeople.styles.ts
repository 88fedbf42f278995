import styled from 'styled-components';
import { hiddenEdge } from '../../../ui/currentMark';
import { color, media, space, token } from '../../../ui/theme';

export const People = styled.ul`
  display: grid;
  gap: 2px;
  max-block-size: 18rem;
  margin: 0;
  padding: 2px;
  overflow-y: auto;
  list-style: none;
`;

export const Person = styled.button`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  inline-size: 100%;
  min-block-size: 52px;
  padding: ${space(1)} ${space(2)};
  border: 0;
  border-inline-start: 3px solid transparent;
  border-radius: ${token('radius-md')};
  background: none;
  color: ${color('text')};
  text-align: start;
  cursor: pointer;
  ${media.hover} {
    &:hover {
      background: ${color('surface-muted')};
    }
  }
  &[aria-pressed='true'] {
    border-inline-start-color: ${color('primary')};
    background: ${color('primary-soft')};
    color: ${color('on-primary-soft')};
  }
  ${hiddenEdge}
`;
