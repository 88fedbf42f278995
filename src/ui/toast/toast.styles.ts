import styled, { keyframes } from 'styled-components';
import { bottomBarRoom, color, headerHeight, layers, media, motion, space, textSize, token } from '../theme';

const enter = keyframes`from { opacity: 0; translate: 0 -8px; }`;
// Its end closes the toast. It is invisible.
const timer = keyframes`to { opacity: 0; }`;

/** Set while a dialog is open: where the toasts cover neither its title nor its buttons. */
export const insetBesideDialog = '--toasts-beside-dialog';

/**
 * Top right, below the header, where the screen is wide enough beside titles and tabs. Elsewhere above a phone's tabs. In
 * the top layer, so above dialogs too.
 */
export const Region = styled.div`
  position: fixed;
  inset-block: auto ${bottomBarRoom};
  inset-inline: auto 0;
  z-index: ${layers.toast};
  inline-size: min(100%, 392px);
  :root:has(dialog:modal) & {
    inset-block: var(${insetBesideDialog}, 0 auto);
  }
  ${media.lg} {
    inset-block: ${headerHeight} auto;
    :root:has(dialog:modal) & {
      inset-block: var(${insetBesideDialog}, ${headerHeight} auto);
    }
  }
  block-size: auto;
  padding: 8px 16px 0;
  border: 0;
  background: none;
  color: inherit;
  overflow: visible;
  pointer-events: none;

  .Toastify__toast-container {
    display: flex;
    flex-direction: column;
    gap: ${space(2)};
    padding-block-end: ${space(2)};
    ${media.lg} {
      padding-block-end: ${space(6)};
    }
    outline: none;
  }
  .Toastify__toast {
    position: relative;
    display: flex;
    align-items: flex-start;
    gap: ${space(3)};
    padding: ${space(3)} ${space(4)};
    padding-inline-end: 44px;
    border: 1px solid ${color('border')};
    border-radius: ${token('radius-md')};
    background: ${color('surface')};
    color: ${color('text')};
    box-shadow: ${token('shadow-lg')};
    ${textSize('sm')}
    font-weight: 500;
    overflow-wrap: anywhere;
    pointer-events: auto;
    touch-action: pan-y;
    animation: ${enter} ${motion.slow} ${motion.ease};
  }
  .Toastify__toast[data-in='false'] {
    overflow: hidden;
  }
  .Toastify__toast-icon {
    display: flex;
    flex: none;
    color: ${color('link')};
  }
  .Toastify__toast--success .Toastify__toast-icon {
    color: ${color('success')};
  }
  .Toastify__toast--warning .Toastify__toast-icon {
    color: ${color('warning')};
  }
  .Toastify__toast--error .Toastify__toast-icon {
    color: ${color('error')};
  }
  .Toastify__progress-bar--wrp {
    position: absolute;
    block-size: 0;
    overflow: hidden;
  }
  .Toastify__progress-bar--animated {
    animation: ${timer} linear 1 forwards;
  }
  /* No toast runs out while the focus or the pointer is on one of them (UIX-11). */
  .Toastify__toast-container:has(.Toastify__toast:is(:hover, :focus-within))
    .Toastify__progress-bar--animated {
    animation-play-state: paused !important;
  }
`;

export const Close = styled.button`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  padding: 0;
  border: 0;
  border-radius: ${token('radius-md')};
  background: none;
  color: ${color('muted')};
  ${media.hover} {
    &:hover {
      color: ${color('text')};
    }
  }
`;
