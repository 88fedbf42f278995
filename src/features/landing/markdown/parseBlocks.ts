import { parseInline } from './parseInline';
import type { Block } from './types';

const maxDepth = 5;
const heading = /^ {0,3}(#{1,6})\s+(.*?)\s*#*\s*$/;
const rule = /^ {0,3}([-*_])(\s*\1){2,}\s*$/;
const fence = /^ {0,3}(```|~~~)/;
const quote = /^ {0,3}> ?/;
const item = /^( {0,3})([-*+]|\d{1,9}[.)])( +)(?=\S)/;

/** The kind of block a line begins; undefined goes on with the paragraph before it. */
const begins = (line: string): boolean =>
  [heading, rule, fence, quote, item].some((pattern) => pattern.test(line));

/** Takes lines from the front as long as they belong. */
function takeWhile(lines: string[], belongs: (line: string) => boolean): string[] {
  const end = lines.findIndex((line) => !belongs(line));
  return lines.splice(0, end === -1 ? lines.length : end);
}

function takeCode(lines: string[]): Block {
  const mark = fence.exec(lines.shift() ?? '')?.[1] ?? '';
  const text = takeWhile(lines, (line) => !line.trim().startsWith(mark)).join('\n');
  lines.shift();
  return { type: 'code', text };
}

/** One item: its first line behind the bullet, then what is indented as far, blank lines between included. */
function takeItem(lines: string[], depth: number): Block[] {
  const first = lines.shift() ?? '';
  const indent = item.exec(first)?.[0].length ?? 2;
  const inside = new RegExp(`^( {2,${indent}}|\\t)`);
  const rest = takeWhile(lines, (line) => line.trim() === '' || inside.test(line));
  while (rest.at(-1)?.trim() === '') lines.unshift(rest.pop() ?? '');
  return blocksOf([first.slice(indent), ...rest.map((line) => line.replace(inside, ''))], depth + 1);
}

function takeList(lines: string[], depth: number): Block {
  const marker = item.exec(lines[0] ?? '')?.[2] ?? '-';
  const ordered = /\d/.test(marker);
  const items: Block[][] = [];
  const goesOn = (line: string | undefined): boolean => {
    const next = item.exec(line ?? '')?.[2];
    return next !== undefined && next.at(-1) === marker.at(-1) && !rule.test(line ?? '');
  };
  while (goesOn(lines[0])) {
    items.push(takeItem(lines, depth));
    const blank = lines.findIndex((line) => line.trim() !== '');
    if (blank > 0 && goesOn(lines[blank])) lines.splice(0, blank);
  }
  return { type: 'list', start: ordered ? Number.parseInt(marker, 10) : undefined, items };
}

function takeBlock(lines: string[], depth: number): Block {
  const line = lines[0] ?? '';
  const title = heading.exec(line);
  if (title) {
    lines.shift();
    return { type: 'heading', level: title[1]?.length ?? 1, children: parseInline(title[2] ?? '') };
  }
  if (fence.test(line)) return takeCode(lines);
  if (rule.test(line)) {
    lines.shift();
    return { type: 'rule' };
  }
  if (quote.test(line) && depth < maxDepth) {
    const inner = takeWhile(lines, (next) => quote.test(next)).map((next) => next.replace(quote, ''));
    return { type: 'quote', children: blocksOf(inner, depth + 1) };
  }
  if (item.test(line) && depth < maxDepth) return takeList(lines, depth);
  const first = lines.shift() ?? '';
  const more = takeWhile(lines, (next) => next.trim() !== '' && !begins(next));
  return {
    type: 'paragraph',
    children: parseInline([first, ...more].map((part) => part.trimStart()).join('\n')),
  };
}

function blocksOf(lines: string[], depth: number): Block[] {
  const blocks: Block[] = [];
  while (lines.length > 0) {
    if (lines[0]?.trim() === '') lines.shift();
    else blocks.push(takeBlock(lines, depth));
  }
  return blocks;
}

/**
 * Markdown as blocks: headings, paragraphs, lists, quotes, code, rules, emphasis, links. The part of it that a
 * welcome page needs, in a tenth of the weight of a whole parser. HTML has no meaning here: it stays text.
 */
export const parseMarkdown = (markdown: string): Block[] =>
  blocksOf(markdown.replace(/\r\n?/g, '\n').split('\n'), 0);
