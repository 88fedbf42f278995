import styled from 'styled-components';
import { controlStyles } from '../Field/control.styles';
import { floatingLayer, floatingPanel, floatingRow } from '../floating/floating.styles';
import { space } from '../theme';

export const Box = styled.div`
  position: relative;
`;

export const Input = styled.input`
  ${controlStyles}
`;

/* Above the field: a phone's keyboard covers what is below it. */
export const List = styled.ul`
  ${floatingLayer}
  ${floatingPanel}
  position: absolute;
  inset-inline-start: 0;
  inset-block-end: calc(100% + ${space(1.5)});
  min-inline-size: min(16rem, 100%);
  max-inline-size: 100%;
  max-block-size: none;
`;

export const Row = styled.li`
  ${floatingRow}
  overflow-wrap: anywhere;
`;
