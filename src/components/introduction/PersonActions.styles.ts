import styled from 'styled-components';
import { media, space } from '../../ui/theme';

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

/** The relation, on a phone above the buttons. */
export const Named = styled.div`
  ${media.phone} {
    flex-basis: 100%;
  }
`;

/** The buttons that are icons. They stay together when the row wraps. */
export const Icons = styled.div`
  display: flex;
`;
