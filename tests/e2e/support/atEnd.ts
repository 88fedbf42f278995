type Ending = () => unknown;

const endings: Ending[] = [];

/** Runs at the end of the test, when its pages are closed: a page that still loads never misses what it loads from. */
export function atEnd(ending: Ending): void {
  endings.push(ending);
}

/** Runs what was put off, the last first. */
export async function runEndings(): Promise<void> {
  for (let ending = endings.pop(); ending; ending = endings.pop()) await ending();
}
