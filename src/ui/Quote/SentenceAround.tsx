import { asWritten } from '../../lib/asWritten';
import type { Lang } from '../../lib/lang';

/** Stands for the words while the sentence is made. It is a letter of nobody's language. */
const place = '\uE000';

interface SentenceAroundProps {
  /** A person's words. */
  text: string;
  /** Their language, if it is known. */
  lang?: Lang;
  /** Makes the sentence from the words. */
  children: (text: string) => string;
}

/** A sentence of the page with a person's words in it, which are read out in their own language. */
export function SentenceAround({ text, lang, children }: SentenceAroundProps) {
  const [before, after] = children(place).split(place);
  return (
    <>
      {before}
      <span {...asWritten(text, lang)}>{text}</span>
      {after}
    </>
  );
}
