import styled from 'styled-components';
import { color, textSize } from '../../../../ui/theme';

export const Whose = styled.span`
  display: block;
  ${textSize('sm')}
  color: ${color('muted')};
`;

/** Long texts are read in place, not behind an ellipsis: that is what the choice is about. */
export const Said = styled.span`
  display: block;
  max-block-size: 9rem;
  overflow-y: auto;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
