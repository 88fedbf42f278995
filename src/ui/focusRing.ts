import { color } from './theme';

/**
 * The focus ring: a line in the focus colour, offset from the element, between two rims of the surface's colour,
 * so that it can be seen on a page, a card and a ground of the brand's primary alike.
 */
export const focusRing = `
  outline: 2px solid ${color('focus')};
  outline-offset: 2px;
  box-shadow: 0 0 0 2px ${color('surface')}, 0 0 0 5px ${color('surface')};
`;

/** The ring for elements that fill their container (rows of a list, cells): it is inside. */
export const innerFocusRing = `
  outline: 2px solid ${color('focus')};
  outline-offset: -2px;
`;
