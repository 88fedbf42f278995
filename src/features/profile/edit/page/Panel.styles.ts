import styled from 'styled-components';
import { Card } from '../../../../ui/Card/Card';
import { space } from '../../../../ui/theme';

export const Frame = styled(Card).attrs({ as: 'section' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
`;

export const Title = styled.div`
  display: grid;
  gap: ${space(1)};
`;

export const Form = styled.form`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
`;

/** Separates the save button from the fields. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
`;
