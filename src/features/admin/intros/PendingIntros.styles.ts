import styled from 'styled-components';
import { space } from '../../../ui/theme';

export const Intros = styled.ul`
  display: grid;
  gap: ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;
`;
