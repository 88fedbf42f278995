import { Lexer, type MarkedToken, type Token, type TokensList } from 'marked';

/** Maximum nesting of quotes, lists or emphasis. Real texts have less. */
const maxDepth = 12;
/** Marks of emphasis in one paragraph, because the library's time grows with their square. */
const maxMarks = 500;

const asWritten = (text: string): MarkedToken => ({ type: 'text', raw: text, text });
const marksIn = (text: string): number => text.match(/[*_~]/g)?.length ?? 0;

/** The library's lexer, which leaves text as written if it is nested too deep or marked too densely. */
class BoundedLexer extends Lexer {
  private depth = 0;

  override blockTokens(source: string, tokens: Token[] = [], clipped?: boolean): TokensList {
    const into = tokens as TokensList;
    if (this.depth < maxDepth)
      return this.deeper(() => super.blockTokens(source, into, clipped) as TokensList);
    this.state.top = true;
    into.push(asWritten(source));
    return into;
  }

  override inlineTokens(source: string, tokens: Token[] = []) {
    if (this.depth < maxDepth && marksIn(source) <= maxMarks) {
      return this.deeper(() => super.inlineTokens(source, tokens));
    }
    tokens.push(asWritten(source));
    return tokens;
  }

  private deeper<Result>(read: () => Result): Result {
    this.depth += 1;
    const result = read();
    this.depth -= 1;
    return result;
  }
}

/** Every kind of token is one of the library's own: no extension adds another. */
export const known = (tokens: Token[] = []): MarkedToken[] => tokens as MarkedToken[];

/** Markdown as the library's tokens, in bounded time and depth for any input. */
export const readMarkdown = (markdown: string): MarkedToken[] =>
  known(new BoundedLexer({ gfm: true }).lex(markdown));
