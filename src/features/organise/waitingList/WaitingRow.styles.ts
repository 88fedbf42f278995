import styled from 'styled-components';
import { color } from '../../../ui/theme';

/** The position on the waiting list. Empty for a person with an offer. */
export const Position = styled.span`
  color: ${color('muted')};
  font-variant-numeric: tabular-nums;
  text-align: center;
`;
