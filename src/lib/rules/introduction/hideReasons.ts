/** Why somebody is hidden; what is stored begins with it (HOM-02). */
export const hideReasons = ['NOT_INTERESTED', 'ALREADY_KNOW', 'OTHER'] as const;

export type HideReason = (typeof hideReasons)[number];

/** A note that begins with a reason, or undefined: the reason alone, or words of one's own behind it. */
export function hideNoteOf(note: string): string | undefined {
  const [, reason = '', words = ''] = /^([A-Z_]+)(?:[\s:]+([\s\S]*))?$/.exec(note) ?? [];
  if (!(hideReasons as readonly string[]).includes(reason)) return undefined;
  return words.trim() ? `${reason} ${words.trim()}` : reason;
}
