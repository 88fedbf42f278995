import styled from 'styled-components';
import { CardLabel, Group } from '../../../ui/ChoiceCards/ChoiceCards.styles';
import { media, space, textSize } from '../../../ui/theme';

export const Day = styled(Group)`
  gap: ${space(1)};
`;

export const Times = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(2)};
  ${media.md} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

/** A time of mine, and below it the same on the other's clocks. */
export const TimeLabel = styled(CardLabel)`
  gap: ${space(2)};
  padding: 9px ${space(2)};
  font-variant-numeric: tabular-nums;
  > span {
    display: grid;
  }
  small {
    ${textSize('sm')}
    font-weight: 400;
  }
`;
