import styled, { css } from 'styled-components';
import { media, space, textSize } from '../../../ui/theme';

export const Group = styled.fieldset`
  display: grid;
  gap: ${space(4)};
  justify-items: start;
  > * {
    inline-size: 100%;
  }
  > button {
    inline-size: auto;
  }
`;

const unseen = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const Legend = styled.legend<{ $hidden?: boolean }>`
  padding: 0;
  margin-block-end: ${space(3)};
  ${textSize('md')}
  font-weight: 600;
  ${({ $hidden }) => $hidden && unseen}
`;

/** Kind above address on a phone, beside it from there up; the cross stays at the kind's height. */
export const Another = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 44px;
  align-items: start;
  gap: ${space(2)};
  > :nth-child(2) {
    grid-row: 2;
    grid-column: 1 / -1;
  }
  ${media.sm} {
    grid-template-columns: minmax(0, 11rem) minmax(0, 1fr) 44px;
    > :nth-child(2) {
      grid-row: auto;
      grid-column: auto;
    }
  }
`;
