import styled from 'styled-components';
import { controlLook } from '../../../../ui/Field/controlLook';
import { space } from '../../../../ui/theme';

export const Chosen = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  padding-block: ${space(0.5)};
`;

export const Input = styled.input`
  ${controlLook}
`;
