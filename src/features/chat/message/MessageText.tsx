import { Fragment } from 'react';
import styled from 'styled-components';
import type { Message } from '../../../generated/api/chat';
import { asWritten } from '../../../lib/asWritten';
import { markupIn, type MarkupPiece } from '../../../lib/markup';
import { color, space, token } from '../../../ui/theme';

const Words = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  a {
    color: inherit;
    text-decoration: underline;
  }
  code {
    padding: 1px ${space(1)};
    border-radius: ${token('radius-sm')};
    background: ${color('surface')};
    color: ${color('text')};
    font-size: 0.9em;
  }
`;

function Piece({ piece: { text, style, href } }: { piece: MarkupPiece }) {
  if (href) {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {text}
      </a>
    );
  }
  if (style === 'bold') return <strong>{text}</strong>;
  if (style === 'italic') return <em>{text}</em>;
  if (style === 'code') return <code>{text}</code>;
  return <Fragment>{text}</Fragment>;
}

/** What a person wrote, with the light markup as elements. */
export function MessageText({ message: { text, lang } }: { message: Pick<Message, 'text' | 'lang'> }) {
  return (
    <Words {...asWritten(text, lang)}>
      {markupIn(text).map((piece, place) => (
        <Piece key={place} piece={piece} />
      ))}
    </Words>
  );
}
