declare global {
  interface Window {
    /** The button that was pressed before the page had its code. */
    earlyPress?: HTMLElement | null;
  }
}

/**
 * For a page that the server rendered: it can be seen, and pressed, before its code is there, and
 * would otherwise forget the press. A form that is sent stays: the browser alone would put what was typed, a password
 * with it, into the address. `replayEarlyPress` of the client takes over from it.
 */
export const earlyPressScript =
  "onclick=e=>{earlyPress=e.target.closest('button')};onsubmit=e=>{e.preventDefault()}";
