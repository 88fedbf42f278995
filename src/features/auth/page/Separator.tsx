import styled from 'styled-components';
import { color, space, textSize } from '../../../ui/theme';

/** 'or continue with' between the form and the other ways (AUT-03). */
export const Separator = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  ${textSize('sm')}
  color: ${color('muted')};
  &::before,
  &::after {
    content: '';
    flex: 1;
    block-size: 1px;
    background: ${color('border')};
  }
`;
