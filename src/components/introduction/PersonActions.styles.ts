import styled from 'styled-components';
import { space } from '../../ui/theme';

/** Above the link that covers a card. What is between the buttons still opens the person. */
export const ActionRow = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
`;
