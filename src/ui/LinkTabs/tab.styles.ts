import { css } from 'styled-components';
import { hiddenEdge } from '../currentMark';
import { innerFocusRing } from '../focusRing';
import { color, media, motion, space } from '../theme';

/** How every tab looks, wherever it stands: a line in the brand's colour marks the selected one. */
export const tabStyles = css`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-block-size: 44px;
  padding: ${space(2)} ${space(3)};
  /* So that three tabs with long Russian words fit on a phone. */
  ${media.phone} {
    padding-inline: ${space(2)};
  }
  border: 0;
  border-block-end: 2px solid transparent;
  background: none;
  color: ${color('muted')};
  font-weight: 550;
  text-decoration: none;
  transition: color ${motion.fast} ${motion.ease};
  &[aria-current],
  &[data-active] {
    border-block-end-color: ${color('primary')};
    color: ${color('text')};
  }
  /* The row cuts off what is outside of it. */
  &:focus-visible {
    ${innerFocusRing}
    box-shadow: none;
  }
  ${media.hover} {
    &:hover:not([data-disabled]) {
      color: ${color('text')};
    }
  }
  ${hiddenEdge}
`;
