import styled from 'styled-components';
import { color, space, token } from '../../../ui/theme';

export const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  border: 1px solid ${color('border')};
  border-radius: ${token('radius-lg')};
  background: ${color('surface')};
`;

export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  align-items: center;
  justify-content: space-between;
  min-block-size: 60px;
  padding: ${space(2)} ${space(4)};
  & + & {
    border-block-start: 1px solid ${color('border')};
  }
`;

export const Named = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
