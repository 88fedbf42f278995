import { Fragment, type ReactNode } from 'react';

/** The replacement of a tag, by the text inside it. */
type Tags = Readonly<Record<string, (inside: string) => ReactNode>>;

/**
 * A translated text with named tags, such as `I agree to the <terms>terms of use</terms>`, as nodes. An unknown tag
 * stays text. Tags do not nest.
 */
export function tagged(text: string, tags: Tags): ReactNode {
  const pieces = text.split(/(<(\w+)>[^<]*<\/\2>)/g).filter((_, index) => index % 3 !== 2);
  return pieces.map((piece, index) => {
    const [, name = '', inside = ''] = /^<(\w+)>([^<]*)<\/\1>$/.exec(piece) ?? [];
    return <Fragment key={index}>{name ? (tags[name]?.(inside) ?? inside) : piece}</Fragment>;
  });
}
