import { safeHref } from './safeHref';
import type { Inline } from './types';

const maxDepth = 8;

const marks = [
  ['**', 'strong'],
  ['__', 'strong'],
  ['~~', 'strike'],
  ['*', 'em'],
  ['_', 'em'],
] as const;

/** What was recognised at a place of the text, and where the text goes on. */
interface Found {
  node: Inline;
  end: number;
}

const isBlank = (char: string | undefined): boolean => char === undefined || /\s/.test(char);
const isWord = (char: string | undefined): boolean => char !== undefined && /[\p{L}\p{N}]/u.test(char);

/** Emphasis opens before a letter and closes behind one; `_` does not act within a word. */
function emphasisAt(source: string, at: number, depth: number, unclosed: Set<string>): Found | undefined {
  const [mark, type] = marks.find(([mark]) => source.startsWith(mark, at)) ?? [];
  if (!mark || unclosed.has(mark) || depth >= maxDepth) return undefined;
  const from = at + mark.length;
  if (isBlank(source[from]) || (mark[0] === '_' && isWord(source[at - 1]))) return undefined;
  for (let end = source.indexOf(mark, from + 1); end !== -1; end = source.indexOf(mark, end + 1)) {
    const after = source[end + mark.length];
    const closes = !isBlank(source[end - 1]) && after !== mark[0] && !(mark[0] === '_' && isWord(after));
    if (closes && !(mark.length === 1 && source[end - 1] === mark)) {
      return {
        node: { type, children: parseInline(source.slice(from, end), depth + 1) },
        end: end + mark.length,
      };
    }
  }
  // No later search can succeed either: it would look at less of the same text.
  unclosed.add(mark);
  return undefined;
}

function codeAt(source: string, at: number): Found | undefined {
  const fence = /^`+/.exec(source.slice(at, at + 16))?.[0] ?? '';
  const end = source.indexOf(fence, at + fence.length);
  if (!fence || end === -1) return undefined;
  return {
    node: { type: 'code', text: source.slice(at + fence.length, end).trim() },
    end: end + fence.length,
  };
}

/** `[label](href "title")`, `![alt](src)` (shown as its alt text) or `<https://…>`. */
function linkAt(source: string, at: number, depth: number): Found | undefined {
  if (source[at] === '<') {
    const href = /^<(https:\/\/[^\s<>]{1,2000})>/.exec(source.slice(at, at + 2002))?.[1];
    return href && safeHref(href)
      ? { node: { type: 'link', href, children: [{ type: 'text', text: href }] }, end: at + href.length + 2 }
      : undefined;
  }
  const from = at + (source[at] === '!' ? 2 : 1);
  const close = source.indexOf(']', from);
  const end = source.indexOf(')', close);
  if (close === -1 || end === -1 || source[close + 1] !== '(') return undefined;
  const label = source.slice(from, close);
  if (label.includes('[')) return undefined;
  const [target = ''] = source
    .slice(close + 2, end)
    .trim()
    .split(/\s+"/);
  const children = parseInline(label, maxDepth - 1 > depth ? depth + 1 : maxDepth);
  const href = safeHref(target);
  if (source[at] === '!') return { node: { type: 'text', text: label }, end: end + 1 };
  const node: Inline = href ? { type: 'link', href, children } : { type: 'text', text: label };
  return { node, end: end + 1 };
}

function foundAt(source: string, at: number, depth: number, unclosed: Set<string>): Found | undefined {
  const char = source[at];
  if (char === '\\' && source[at + 1] === '\n') return { node: { type: 'break' }, end: at + 2 };
  if (char === '\\' && /[!-/:-@[-`{-~]/.test(source[at + 1] ?? '')) {
    return { node: { type: 'text', text: source[at + 1] ?? '' }, end: at + 2 };
  }
  if (char === ' ' && source.startsWith('  \n', at)) return { node: { type: 'break' }, end: at + 3 };
  if (char === '`') return codeAt(source, at);
  if (char === '[' || char === '<' || (char === '!' && source[at + 1] === '['))
    return linkAt(source, at, depth);
  return emphasisAt(source, at, depth, unclosed);
}

/** The text of a block as nodes. What is not recognised, HTML above all, stays text. */
export function parseInline(source: string, depth = 0): Inline[] {
  const nodes: Inline[] = [];
  const unclosed = new Set<string>();
  let text = '';
  let at = 0;
  while (at < source.length) {
    const found = /[\\ `[<!*_~]/.test(source[at] ?? '') ? foundAt(source, at, depth, unclosed) : undefined;
    if (found?.node.type === 'text') text += found.node.text;
    else if (found) {
      if (text) nodes.push({ type: 'text', text });
      nodes.push(found.node);
      text = '';
    } else text += source[at];
    at = found?.end ?? at + 1;
  }
  if (text) nodes.push({ type: 'text', text });
  return nodes;
}
