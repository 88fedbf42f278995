/** Writes to the browser’s log what explains a page to a developer. It names nobody. */
export function logWarning(text: string): void {
  // eslint-disable-next-line no-console -- this is the log
  console.warn(text);
}
