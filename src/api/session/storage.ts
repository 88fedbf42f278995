/** localStorage where the browser lets us, else the page's own memory; on the server nothing is stored. */
const memory = new Map<string, string>();

export function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
}

/** The keys of all that is stored. */
export function itemKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [...memory.keys()];
  }
}

/** Null removes the key. */
export function writeItem(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    if (typeof window === 'undefined') return;
    if (value === null) memory.delete(key);
    else memory.set(key, value);
  }
}
