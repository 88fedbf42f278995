import styled from 'styled-components';
import { color, space, textSize } from '../../ui/theme';

export const List = styled.ul`
  display: grid;
  gap: ${space(1)};
`;

export const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-block-size: 44px;
  svg {
    color: ${color('muted')};
  }
  > span {
    min-inline-size: 0;
  }
`;

export const Kind = styled.span`
  display: block;
  ${textSize('xs')}
  color: ${color('muted')};
`;

export const Value = styled.span`
  display: block;
  overflow-wrap: anywhere;
`;

export const Hidden = styled.p`
  display: flex;
  overflow-wrap: anywhere;
  gap: ${space(2)};
  ${textSize('sm')}
  color: ${color('muted')};
  svg {
    margin-block-start: 1px;
  }
`;
