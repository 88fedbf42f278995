import { Select as Base } from '@base-ui/react/select';
import styled from 'styled-components';
import { controlStyles } from '../Field/control.styles';
import { floatingLayer, floatingPanel, floatingRow } from '../floating/floating.styles';
import { color, space } from '../theme';

export const Trigger = styled(Base.Trigger)`
  ${controlStyles}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  user-select: none;
  svg {
    color: ${color('muted')};
  }
  > [data-placeholder] {
    color: ${color('muted')};
  }
`;

export const Layer = styled(Base.Positioner)`
  ${floatingLayer}
`;
export const List = styled(Base.Popup)`
  ${floatingPanel}
`;
export const Row = styled(Base.Item)`
  ${floatingRow}
`;

/** Keeps the texts in line, whether or not a row bears the tick. */
export const Mark = styled.span`
  flex: none;
  inline-size: 16px;
  color: ${color('link')};
`;
