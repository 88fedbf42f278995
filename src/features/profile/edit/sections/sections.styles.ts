import styled from 'styled-components';
import { color, media, space } from '../../../../ui/theme';

/** Two fields side by side if there is room. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(4)};
  ${media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** A question above its answer. */
export const Asked = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`;

/** Actions with a text beside them. */
export const ActionRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  justify-items: start;
  & + & {
    padding-block-start: ${space(5)};
    border-block-start: 1px solid ${color('border')};
  }
`;
