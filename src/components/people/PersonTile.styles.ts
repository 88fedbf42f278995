import styled from 'styled-components';
import { Card } from '../../ui/Card/Card';
import { color, space, textSize } from '../../ui/theme';

export const Surface = styled(Card).attrs({ as: 'article' })`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  block-size: 100%;
  min-inline-size: 0;
`;

export const Head = styled.div<{ $centred?: boolean }>`
  display: flex;
  gap: ${space(3)};
  align-items: ${({ $centred }) => ($centred ? 'center' : 'start')};
`;

export const Who = styled.div`
  display: grid;
  gap: ${space(1)};
  justify-items: start;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Fact = styled.p`
  display: flex;
  gap: ${space(1.5)};
  ${textSize('sm')}
  color: ${color('muted')};
  & > :first-child {
    flex: none;
    margin-block-start: 2px;
  }
`;

export const Said = styled.div`
  display: grid;
  gap: ${space(2)};
  overflow-wrap: anywhere;
`;

export const Pills = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** What can be pressed or selected in a card: above the link that covers it. */
export const Above = styled.div`
  position: relative;
  z-index: 1;
`;

export const Actions = styled(Above)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-block-start: auto;
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
`;

/** Cards under each other on a phone, then beside each other. */
export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;
`;
