import styled from 'styled-components';
import { color, space } from '../../ui/theme';

/** The words of an introduction, with their line breaks. */
export const Message = styled.blockquote`
  margin: 0;
  padding-inline-start: ${space(3)};
  border-inline-start: 3px solid ${color('border-strong')};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
