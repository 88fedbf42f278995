import { Fragment, useMemo, type ReactNode } from 'react';
import type { MarkedToken, Token, Tokens } from 'marked';
import { Heading } from '../../../ui/Text/Heading';
import { inlines } from './inlines';
import { outline } from './outline';
import { known, readMarkdown } from './read';

type Levels = ReturnType<typeof outline>;

function list({ ordered, start, items }: Tokens.List, levels: Levels): ReactNode {
  const entries = items.map((item, index) => <li key={index}>{blocks(item.tokens, levels)}</li>);
  return ordered ? <ol start={Number(start)}>{entries}</ol> : <ul>{entries}</ul>;
}

function table({ header, rows }: Tokens.Table): ReactNode {
  const row = (Cell: 'th' | 'td') => (cells: Tokens.TableCell[], index: number) => (
    <tr key={index}>
      {cells.map(({ tokens }, index) => (
        <Cell key={index}>{inlines(tokens)}</Cell>
      ))}
    </tr>
  );
  return (
    <table>
      <thead>{row('th')(header, 0)}</thead>
      <tbody>{rows.map(row('td'))}</tbody>
    </table>
  );
}

function block(token: MarkedToken, levels: Levels): ReactNode {
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    case 'heading':
      return <Heading level={levels.get(token) ?? 4}>{inlines(token.tokens)}</Heading>;
    case 'paragraph':
      return <p>{inlines(token.tokens)}</p>;
    case 'text':
      return token.tokens ? inlines(token.tokens) : token.text;
    case 'blockquote':
      return <blockquote>{blocks(token.tokens, levels)}</blockquote>;
    case 'list':
      return list(token, levels);
    case 'table':
      return table(token);
    case 'hr':
      return <hr />;
    case 'code':
      return (
        <pre tabIndex={0}>
          <code>{token.text}</code>
        </pre>
      );
    case 'checkbox':
      return token.raw;
    default:
      return <p>{token.raw.trim()}</p>;
  }
}

const blocks = (tokens: Token[], levels: Levels): ReactNode =>
  known(tokens).map((token, index) => <Fragment key={index}>{block(token, levels)}</Fragment>);

/**
 * Markdown as React elements and never as HTML, so that no text can become markup. Its headings are below the one at
 * level `above`.
 */
export function Markdown({ text, above }: { text: string; above: 1 | 2 }) {
  const tokens = useMemo(() => readMarkdown(text), [text]);
  return blocks(tokens, outline(tokens, above));
}
