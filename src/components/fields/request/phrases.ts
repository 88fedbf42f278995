/** The text followed by a phrase as a sentence of its own. */
export function withPhrase(text: string, phrase: string): string {
  const before = text.trimEnd();
  if (before === '') return `${phrase} `;
  const joint = /[.!?…:;,]$/u.test(before) ? ' ' : '. ';
  return `${before}${text.endsWith('\n') ? '\n' : joint}${phrase} `;
}
