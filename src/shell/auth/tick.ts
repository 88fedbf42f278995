const key = 'agreed';

/** Remembers, while the visitor is away at a provider, that they ticked before. */
export function keepTick(agreed: boolean): void {
  try {
    if (agreed) sessionStorage.setItem(key, 'true');
    else sessionStorage.removeItem(key);
  } catch {
    // Storage can be forbidden; then they are asked again.
  }
}

/** Whether they did, once. */
export function takeTick(): boolean {
  try {
    const kept = sessionStorage.getItem(key) !== null;
    keepTick(false);
    return kept;
  } catch {
    return false;
  }
}
