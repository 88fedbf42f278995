import styled from 'styled-components';
import { focusRing } from '../../../ui/focusRing';
import { color, space, token } from '../../../ui/theme';

/** The place of the cropper, with the rules its library would put into a style element. */
export const Stage = styled.div`
  position: relative;
  block-size: min(52dvh, 22rem);
  border-radius: ${token('radius-md')};
  background: ${color('surface-muted')};
  overflow: hidden;

  .reactEasyCrop_Container {
    position: absolute;
    inset: 0;
    display: flex;
    justify-content: center;
    align-items: center;
    overflow: hidden;
    touch-action: none;
    user-select: none;
    cursor: move;
  }
  .reactEasyCrop_Image {
    max-inline-size: unset;
    will-change: transform;
  }
  .reactEasyCrop_Contain {
    position: absolute;
    inset: 0;
    max-inline-size: 100%;
    max-block-size: 100%;
    margin: auto;
  }
  .reactEasyCrop_CropArea {
    position: absolute;
    inset: 0;
    margin: auto;
    border: 2px solid rgb(255 255 255 / 85%);
    box-shadow: 0 0 0 9999em;
    color: rgb(10 12 18 / 55%);
    overflow: hidden;
  }
  .reactEasyCrop_CropArea:focus-visible {
    ${focusRing}
    box-shadow: 0 0 0 9999em;
  }
  .reactEasyCrop_CropAreaRound {
    border-radius: 50%;
  }
`;

export const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
`;

export const Zoom = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space(3)};
  min-inline-size: 0;
  color: ${color('muted')};
`;

export const Range = styled.input`
  flex: 1;
  min-inline-size: 0;
  block-size: 44px;
  margin: 0;
  cursor: pointer;
`;
