import { css } from 'styled-components';
import { focusRing } from '../focusRing';
import { color, media, motion, space, textSize, token } from '../theme';

const cross = (angle: string) =>
  `linear-gradient(${angle}, transparent calc(50% - 1px), ${color('muted')} calc(50% - 1px) calc(50% + 1px), transparent calc(50% + 1px)) center / 12px 12px no-repeat`;

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
  &[type='search'] {
    appearance: none;
  }
  /* The browser's cross in our colour, drawn with two lines. */
  &::-webkit-search-cancel-button {
    appearance: none;
    inline-size: 20px;
    block-size: 20px;
    margin-inline-start: ${space(2)};
    background: ${cross('45deg')}, ${cross('-45deg')};
    cursor: pointer;
    ${media.forcedColors} {
      appearance: auto;
    }
  }
  &:read-only:not(:disabled, select, button) {
    background: ${color('surface-muted')};
  }
`;
