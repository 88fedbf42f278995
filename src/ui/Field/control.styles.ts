import { css } from 'styled-components';
import { focusRing } from '../focusRing';
import { color, media, motion, space, textSize, token } from '../theme';

/** How every box that takes input looks: text fields, selects, comboboxes. 16 px text, so that phones do not zoom. */
export const controlStyles = css`
  inline-size: 100%;
  min-block-size: 44px;
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color('border-strong')};
  border-radius: ${token('radius-md')};
  background: ${color('surface')};
  color: ${color('text')};
  ${textSize('md')}
  text-align: start;
  transition: border-color ${motion.fast} ${motion.ease};
  &::placeholder {
    color: ${color('muted')};
    opacity: 1;
  }
  ${media.hover} {
    &:hover {
      border-color: ${color('muted')};
    }
  }
  &:focus-visible {
    ${focusRing}
    outline-offset: -1px;
    border-color: ${color('focus')};
    box-shadow: none;
  }
  &[aria-invalid='true'] {
    border-color: ${color('error')};
  }
  &:disabled,
  &[data-disabled] {
    background: ${color('surface-muted')};
    border-color: ${color('border')};
    color: ${color('muted')};
    cursor: not-allowed;
    -webkit-text-fill-color: currentColor;
  }
  &:read-only:not(:disabled, select, button) {
    background: ${color('surface-muted')};
  }
`;
