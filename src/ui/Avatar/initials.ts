/** First letters of the first and the last word, in capitals: 'anna maria berg' is 'AB', 'Лев' is 'Л', '' is ''. */
export function initials(name: string): string {
  const words = name.split(/[\s\-–]+/u).filter((word) => /\p{L}|\p{N}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => /\p{L}|\p{N}/u.exec(word ?? '')?.[0].toLocaleUpperCase() ?? '').join('');
}
