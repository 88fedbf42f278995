import styled from 'styled-components';
import { color, media, space, token } from '../../../ui/theme';

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
`;

export const Steps = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** On a phone the button is below the text, as wide as that; from tablet up beside it. */
export const Step = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(3)} ${space(4)};
  align-items: center;
  padding-block: ${space(4)};
  & + & {
    border-block-start: 1px solid ${color('border')};
  }
  &:last-child {
    padding-block-end: 0;
  }
  > :nth-child(3) {
    grid-column: 2;
    justify-self: start;
  }
  ${media.md} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    > :nth-child(3) {
      grid-column: 3;
    }
  }
`;

export const Mark = styled.span<{ $done: boolean }>`
  display: grid;
  place-items: center;
  align-self: start;
  inline-size: 40px;
  block-size: 40px;
  border-radius: ${token('radius-md')};
  background: ${({ $done }) => color($done ? 'success-soft' : 'primary-soft')};
  color: ${({ $done }) => color($done ? 'on-success-soft' : 'on-primary-soft')};
`;
