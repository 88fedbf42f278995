import styled from 'styled-components';
import { space } from '../../ui/theme';

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-block-start: ${space(4)};
`;

/** The height of name, email and role: three lines. */
export const Lines = styled.div`
  display: grid;
  flex: 1;
  align-content: space-between;
  min-block-size: 68px;
`;
