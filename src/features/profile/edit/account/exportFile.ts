/** '2026-11-21' in the viewer's own calendar. */
const day = (date: Date): string => date.toLocaleDateString('sv');

/** Name of the file with everything stored about a user. */
export const exportName = (now: Date): string => `my-data-${day(now)}.json`;

/** Lets the browser save a value as a file, readable for people. */
export function saveFile(name: string, value: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken hold of it by the next turn.
  setTimeout(() => URL.revokeObjectURL(url));
}
