const longest = 60;

/** A value as an error shows it: JSON, cut when long. */
export function shown(value: unknown): string {
  if (Array.isArray(value) && JSON.stringify(value).length > longest) return `a list of ${value.length}`;
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}

/** Choices as an error shows them. */
export const listed = (values: readonly unknown[]): string => values.join(', ');
