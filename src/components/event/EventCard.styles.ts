import styled from 'styled-components';
import { Card } from '../../ui/Card/Card';
import { space, textSize } from '../../ui/theme';

/** The cover bleeds to the card's edges. */
export const Surface = styled(Card).attrs({ as: 'article', $pad: 0, $interactive: true })`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-inline-size: 0;
  overflow: hidden;
`;

export const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space(3)};
  padding: ${space(4)};
`;

export const Head = styled.div`
  display: flex;
  gap: ${space(3)};
  align-items: start;
`;

export const Title = styled.div`
  display: grid;
  gap: ${space(2)};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Facts = styled.div`
  display: grid;
  gap: ${space(1.5)};
  ${textSize('sm')}
`;

export const Foot = styled.div`
  margin-block-start: auto;
`;

/** Cards under each other on a phone, then beside each other. */
export const EventTiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: ${space(5)};
  margin: 0;
  padding: 0;
  list-style: none;
`;
