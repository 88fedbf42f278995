declare global {
  interface Window {
    /** The button that was pressed before the page had its code. */
    earlyPress?: HTMLElement | null;
  }
}

/**
 * For pages rendered by the server: visitors can see and press them before the code has loaded. The script stores the
 * press, and `replayEarlyPress` of the client repeats it. It also stops forms, because the browser alone would put the
 * input, including passwords, into the address.
 */
export const earlyPressScript =
  "onclick=e=>{earlyPress=e.target.closest('button')};onsubmit=e=>{e.preventDefault()}";
