import { Fragment, type ReactNode } from 'react';
import type { MarkedToken, Token } from 'marked';
import { Link } from '../../../ui/Link/Link';
import { known } from './read';
import { safeHref } from './safeHref';

function inline(token: MarkedToken): ReactNode {
  switch (token.type) {
    case 'text':
    case 'escape':
      return token.text;
    case 'strong':
      return <strong>{inlines(token.tokens)}</strong>;
    case 'em':
      return <em>{inlines(token.tokens)}</em>;
    case 'del':
      return <s>{inlines(token.tokens)}</s>;
    case 'codespan':
      return <code>{token.text}</code>;
    case 'br':
      return <br />;
    case 'link': {
      const href = safeHref(token.href);
      return href ? <Link href={href}>{inlines(token.tokens)}</Link> : inlines(token.tokens);
    }
    case 'image':
      return inlines(token.tokens);
    default:
      return token.raw;
  }
}

/** Text within a block. A picture is its description; HTML, and a link that may not be followed, stay text. */
export const inlines = (tokens?: Token[]): ReactNode =>
  known(tokens).map((token, index) => <Fragment key={index}>{inline(token)}</Fragment>);
