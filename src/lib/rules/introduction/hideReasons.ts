/** Reasons to hide a member. The stored note begins with one (HOM-02). */
const hideReasons: readonly string[] = ['NOT_INTERESTED', 'ALREADY_KNOW', 'OTHER'];

/** A note that begins with a reason, alone or followed by the member's own words. Otherwise undefined. */
export function hideNoteOf(note: string): string | undefined {
  const reason = /^[A-Z_]+/.exec(note)?.[0] ?? '';
  const rest = note.slice(reason.length);
  if (!hideReasons.includes(reason) || /^[^\s:]/.test(rest)) return undefined;
  const words = rest.replace(/^[\s:]+/, '').trim();
  return words ? `${reason} ${words}` : reason;
}
