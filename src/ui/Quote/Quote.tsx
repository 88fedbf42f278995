import styled from 'styled-components';
import { color, space } from '../theme';

/** A person's words, with their line breaks. */
export const Quote = styled.blockquote`
  padding-inline-start: ${space(3)};
  border-inline-start: 3px solid ${color('border-strong')};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
