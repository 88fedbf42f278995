import styled from 'styled-components';
import { Card } from '../../../ui/Card/Card';
import { color, media, space, textSize } from '../../../ui/theme';

/** The page between header and footer. */
export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  padding-block: ${space(6)} ${space(12)};
  ${media.md} {
    padding-block: ${space(10)} ${space(16)};
  }
`;

export const Frame = styled(Card).attrs({ as: 'section' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
`;

export const Title = styled.div`
  display: grid;
  gap: ${space(1)};
`;

/** A setting below others. */
export const Setting = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  justify-items: start;
  & + & {
    padding-block-start: ${space(5)};
    border-block-start: 1px solid ${color('border')};
  }
`;

/** Two fields side by side if there is room. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(4)};
  inline-size: 100%;
  max-inline-size: 26rem;
  ${media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const InApp = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
  svg {
    flex: none;
    margin-block-start: 2px;
    color: ${color('success')};
  }
`;

/** What can be done, side by side. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(5)};
`;

/** Like `Actions`, but below each other on a phone. */
export const Choices = styled(Actions)`
  flex-direction: column;
  align-items: flex-start;
  ${media.md} {
    flex-direction: row;
    align-items: center;
  }
`;

/** What was sent, by days. */
export const Days = styled.div`
  display: grid;
  gap: ${space(5)};
`;

export const Sent = styled.ul`
  display: grid;
`;

export const SentRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding-block: ${space(3)};
  border-block-start: 1px solid ${color('border')};
  overflow-wrap: anywhere;
`;

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
  ${textSize('sm')}
  color: ${color('muted')};
  font-variant-numeric: tabular-nums;
`;
