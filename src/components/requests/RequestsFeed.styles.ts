import styled from 'styled-components';
import { color, space, textSize, token } from '../../ui/theme';

export const Feed = styled.ul`
  display: grid;
  gap: ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Words = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export const Mine = styled.div`
  display: grid;
  gap: ${space(1)};
  padding: ${space(3)} ${space(4)};
  border-radius: ${token('radius-md')};
  background: ${color('surface-muted')};
  ${textSize('sm')}
`;
