import styled from 'styled-components';
import { space } from '../../ui/theme';

/** A fact with its icon. */
export const Line = styled.div`
  display: flex;
  gap: ${space(2)};
  min-inline-size: 0;
  & > svg {
    margin-block-start: 3px;
  }
`;

export const Lines = styled.div`
  display: grid;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
