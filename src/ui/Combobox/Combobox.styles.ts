import { Combobox as Base } from '@base-ui/react/combobox';
import styled, { css } from 'styled-components';
import { controlStyles } from '../Field/control.styles';
import { floatingLayer, floatingPanel, floatingRow } from '../floating/floating.styles';
import { color, media, space, textSize, token } from '../theme';

export const Box = styled(Base.InputGroup)`
  position: relative;
`;
export const Input = styled(Base.Input)`
  ${controlStyles}
  padding-inline-end: 88px;
`;
export const Tools = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-end: ${space(0.5)};
  display: flex;
  align-items: center;
`;

const tool = css`
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  padding: 0;
  border: 0;
  border-radius: ${token('radius-sm')};
  background: none;
  color: ${color('muted')};
  ${media.hover} {
    &:hover {
      color: ${color('text')};
    }
  }
`;
export const Clear = styled(Base.Clear)`
  ${tool}
`;
export const Trigger = styled(Base.Trigger)`
  ${tool}
`;
export const Layer = styled(Base.Positioner)`
  ${floatingLayer}
`;
export const Panel = styled(Base.Popup)`
  ${floatingPanel}
`;
export const Row = styled(Base.Item)`
  ${floatingRow}
  &[data-selected] {
    font-weight: 600;
  }
`;
export const Empty = styled(Base.Empty)`
  ${textSize('sm')}
  color: ${color('muted')};
  padding: ${space(2)};
  &:empty {
    padding: 0;
  }
`;
