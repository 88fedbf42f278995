/** '2026-11-21' in the viewer's own calendar. */
const day = (date: Date): string => date.toLocaleDateString('sv');

/** Name of the file with everything stored about a user. */
export const exportName = (now: Date): string => `my-data-${day(now)}.json`;
