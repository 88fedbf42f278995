const longest = 60;

function written(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'nothing';
  } catch {
    return 'a value nested too deeply';
  }
}

/** A value as an error shows it: JSON, cut when long. */
export function shown(value: unknown): string {
  const text = written(value);
  if (Array.isArray(value) && text.length > longest) return `a list of ${value.length}`;
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}

/** Choices as an error shows them. */
export const listed = (values: readonly unknown[]): string => values.join(', ');
