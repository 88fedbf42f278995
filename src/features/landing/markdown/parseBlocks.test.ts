import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMarkdown } from './parseBlocks';
import { outline } from './outline';
import { safeHref } from './safeHref';
import type { Block, Inline } from './types';

const text = (value: string): Inline => ({ type: 'text', text: value });
const paragraph = (...children: Inline[]): Block => ({ type: 'paragraph', children });

const table: [string, string, Block[]][] = [
  ['a paragraph of two lines', 'One\ntwo', [paragraph(text('One\ntwo'))]],
  ['two paragraphs', 'One\n\nTwo', [paragraph(text('One')), paragraph(text('Two'))]],
  [
    'a heading',
    '## Who *we* are ##',
    [
      {
        type: 'heading',
        level: 2,
        children: [text('Who '), { type: 'em', children: [text('we')] }, text(' are')],
      },
    ],
  ],
  [
    'a heading ends a paragraph',
    'One\n# Two',
    [paragraph(text('One')), { type: 'heading', level: 1, children: [text('Two')] }],
  ],
  [
    'strong, emphasis, strike',
    '**a** _b_ ~~c~~',
    [
      paragraph(
        { type: 'strong', children: [text('a')] },
        text(' '),
        { type: 'em', children: [text('b')] },
        text(' '),
        { type: 'strike', children: [text('c')] },
      ),
    ],
  ],
  [
    'emphasis within strong',
    '**a *b* c**',
    [
      paragraph({
        type: 'strong',
        children: [text('a '), { type: 'em', children: [text('b')] }, text(' c')],
      }),
    ],
  ],
  [
    'stars and underscores that mean nothing',
    '2 * 3 * 4, snake_case_name, **',
    [paragraph(text('2 * 3 * 4, snake_case_name, **'))],
  ],
  ['escapes', String.raw`\*not\* \<b\>`, [paragraph(text('*not* <b>'))]],
  ['code', 'Run `npm *start*`', [paragraph(text('Run '), { type: 'code', text: 'npm *start*' })]],
  [
    'a link',
    '[Rules](/rules "Our rules").',
    [paragraph({ type: 'link', href: '/rules', children: [text('Rules')] }, text('.'))],
  ],
  [
    'an address in angle brackets',
    '<https://a.example/b>',
    [paragraph({ type: 'link', href: 'https://a.example/b', children: [text('https://a.example/b')] })],
  ],
  ['a picture is its alt text', '![A room](https://a.example/r.jpg)', [paragraph(text('A room'))]],
  ['a hard break', 'One  \ntwo', [paragraph(text('One'), { type: 'break' }, text('two'))]],
  [
    'bullets',
    '- a\n- b',
    [{ type: 'list', start: undefined, items: [[paragraph(text('a'))], [paragraph(text('b'))]] }],
  ],
  [
    'numbers from three',
    '3. a\n4. b',
    [{ type: 'list', start: 3, items: [[paragraph(text('a'))], [paragraph(text('b'))]] }],
  ],
  [
    'a list within a list',
    '- a\n  - b\n- c',
    [
      {
        type: 'list',
        start: undefined,
        items: [
          [paragraph(text('a')), { type: 'list', start: undefined, items: [[paragraph(text('b'))]] }],
          [paragraph(text('c'))],
        ],
      },
    ],
  ],
  ['a quote', '> a\n> b', [{ type: 'quote', children: [paragraph(text('a\nb'))] }]],
  ['a fence', '```js\n# a\n```\nb', [{ type: 'code', text: '# a' }, paragraph(text('b'))]],
  ['a rule', 'a\n\n---\n\nb', [paragraph(text('a')), { type: 'rule' }, paragraph(text('b'))]],
  ['HTML stays text', '<script>alert(1)</script>', [paragraph(text('<script>alert(1)</script>'))]],
];

describe('parseMarkdown', () => {
  it.each(table)('CFG-05 reads %s', (_, markdown, blocks) => {
    expect(parseMarkdown(markdown)).toEqual(blocks);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'http://a.example',
    'https://user@evil.example',
    'java\tscript:x',
    'mailto:a@b.example',
    '',
  ])('CFG-05 refuses the link %j and keeps its text', (href) => {
    expect(safeHref(href)).toBeUndefined();
    expect(JSON.stringify(parseMarkdown(`[Here](${href})`))).not.toContain('"link"');
  });

  it.each(['https://a.example', 'HTTPS://a.example/?q=1', '/login', '#members', 'rules.html', './a:b'])(
    'CFG-05 takes the link %s',
    (href) => {
      expect(safeHref(href)).toBe(href);
    },
  );

  it('CFG-05 ends, in linear time, whatever it is given', () => {
    const piece = fc.constantFrom(
      '*',
      '_',
      '**',
      '[',
      '](',
      ')',
      '`',
      '<',
      '> ',
      '- ',
      '1. ',
      '\n',
      '  ',
      'a',
      '#',
      '\\',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        expect(Array.isArray(parseMarkdown(pieces.join('')))).toBe(true);
      }),
    );
    for (const unit of ['*', '_a', '[', '`', '> ', '- ', '**a', '[a](', '1. - ', '<https://']) {
      const started = performance.now();
      parseMarkdown(unit.repeat(20_000 / unit.length));
      expect(performance.now() - started, unit).toBeLessThan(1_000);
    }
  });
});

describe('outline', () => {
  it.each([
    ['# a\n## b\n### c', 2, [3, 4, 4]],
    ['## a\n## b', 2, [3, 3]],
    ['#### a\n## b\n#### c', 2, [3, 3, 4]],
    ['# a\n#### b\n# c', 1, [2, 3, 2]],
    ['> ### a\n\n- # b', 1, [2, 2]],
  ])('UIX-08 %j below level %d leaves no level out', (markdown, above, levels) => {
    expect([...outline(parseMarkdown(markdown), above).values()]).toEqual(levels);
  });
});
