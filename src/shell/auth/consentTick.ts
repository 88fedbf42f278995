const key = 'agreed';

/** Remembers, while the visitor is away at a provider, that they ticked before. */
export function saveConsentTick(agreed: boolean): void {
  try {
    if (agreed) sessionStorage.setItem(key, 'true');
    else sessionStorage.removeItem(key);
  } catch {
    // Storage can be forbidden; then they are asked again.
  }
}

/** Whether they did. Can be read once. */
export function takeConsentTick(): boolean {
  try {
    const kept = sessionStorage.getItem(key) !== null;
    saveConsentTick(false);
    return kept;
  } catch {
    return false;
  }
}
