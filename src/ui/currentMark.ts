import { media } from './theme';

/** What frames the current one of several in forced colours. */
export const currentFrame = `
  outline: 2px solid Highlight;
  outline-offset: -2px;
`;

/**
 * Forced colours take away grounds and shades, so what is current, pressed or selected has a frame there. Its text is
 * underlined, too: the focus ring replaces the frame. Today's date is underlined in every colour.
 */
export const currentMark = `
  ${media.forcedColors} {
    :is([aria-current]:not([aria-current='false'], [aria-current='date']), [aria-pressed='true'], [aria-selected='true']) {
      text-decoration: underline 3px;
      &:not(:focus-visible) { ${currentFrame} }
    }
  }
`;

/** Hides the transparent edges of what is not current: forced colours would draw them. */
export const hiddenEdge = `
  ${media.forcedColors} {
    border-color: Canvas;
  }
`;
