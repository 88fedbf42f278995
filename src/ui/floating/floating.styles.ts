import { css } from 'styled-components';
import { color, layers, media, motion, space, textSize, token } from '../theme';

export const floatingLayer = css`
  z-index: ${layers.popover};
  outline: none;
`;

/** A list that floats over the page beside what opened it. */
export const floatingPanel = css`
  min-inline-size: var(--anchor-width);
  max-inline-size: min(22rem, var(--available-width));
  max-block-size: min(22rem, var(--available-height));
  padding: ${space(1)};
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-block: ${space(1)};
  border: 1px solid ${color('border')};
  border-radius: min(16px, ${token('radius-md')});
  background: ${color('surface')};
  color: ${color('text')};
  box-shadow: ${token('shadow-md')};
  outline: none;
  transform-origin: var(--transform-origin);
  transition:
    opacity ${motion.fast} ${motion.ease},
    scale ${motion.fast} ${motion.ease};
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    scale: 0.98;
  }
`;

/** A row of such a list: 44 px high on a phone; highlighted under pointer and arrow keys alike. */
export const floatingRow = css`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  inline-size: 100%;
  min-block-size: 44px;
  padding: ${space(1.5)} ${space(2)};
  border: 0;
  border-radius: clamp(0px, calc(${token('radius-md')} - ${space(1)}), 12px);
  color: inherit;
  ${textSize('md')}
  text-align: start;
  text-decoration: none;
  user-select: none;
  cursor: pointer;
  outline: none;
  ${media.md} {
    min-block-size: 36px;
    ${textSize('sm')}
  }
  &[data-highlighted] {
    background: ${color('surface-muted')};
    outline: 2px solid transparent;
    outline-offset: -2px;
  }
  &[data-disabled] {
    color: ${color('muted')};
    cursor: not-allowed;
  }
`;
