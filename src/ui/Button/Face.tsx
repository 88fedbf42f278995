import styled from 'styled-components';
import { space } from '../theme';

/** What is on a button. Transparent, not hidden, while it is busy: the width and the name stay. */
export const Face = styled.span<{ $hidden: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-inline-size: 0;
  opacity: ${({ $hidden }) => ($hidden ? 0 : 1)};
`;

export const FaceIcon = styled.span`
  display: inline-flex;
  flex: none;
`;
