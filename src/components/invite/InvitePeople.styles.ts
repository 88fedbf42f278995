import styled from 'styled-components';
import { color, space, textSize } from '../../ui/theme';

export const People = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Somebody = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  > button {
    flex: none;
    margin-inline-start: auto;
  }
`;

export const Lines = styled.span`
  display: grid;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  > small {
    color: ${color('muted')};
    ${textSize('sm')}
  }
`;
