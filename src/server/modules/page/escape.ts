/** JSON text for a script element: nothing in it can end the element or start a comment. */
export const escapeJsonText = (json: string): string =>
  json.replace(/[<>&\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** A value as such JSON. */
export const escapeJson = (value: unknown): string => escapeJsonText(JSON.stringify(value));

/** CSS for a style element: the element cannot be ended from within. */
export const escapeCss = (css: string): string => css.replace(/<\/(?=style)/gi, '<\\/');
