import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Markdown } from './Markdown';
import { outline } from './outline';
import { readMarkdown } from './read';
import { safeHref } from './safeHref';

/** The markup of a text, without the styles' class names. */
const html = (text: string): string =>
  renderToStaticMarkup(<Markdown text={text} above={2} />).replace(/ class="[^"]*"/g, '');

const table: [string, string, string][] = [
  ['a paragraph of two lines', 'One\ntwo', '<p>One\ntwo</p>'],
  ['two paragraphs', 'One\r\n\r\nTwo', '<p>One</p><p>Two</p>'],
  ['a heading', '## Who *we* are ##', '<h3>Who <em>we</em> are</h3>'],
  ['a heading that ends a paragraph', 'One\n# Two', '<p>One</p><h3>Two</h3>'],
  ['an underlined heading', 'One\n===', '<h3>One</h3>'],
  ['strong, emphasis, strike', '**a** _b_ ~~c~~', '<p><strong>a</strong> <em>b</em> <s>c</s></p>'],
  ['emphasis within strong', '**a *b* c**', '<p><strong>a <em>b</em> c</strong></p>'],
  [
    'stars and underscores that mean nothing',
    '2 * 3 * 4, snake_case_name, **',
    '<p>2 * 3 * 4, snake_case_name, **</p>',
  ],
  ['escapes', String.raw`\*not\* \<b\>`, '<p>*not* &lt;b&gt;</p>'],
  ['code', 'Run `npm *start*`', '<p>Run <code>npm *start*</code></p>'],
  ['a link', '[Rules](/rules "Our rules").', '<p><a href="/rules">Rules</a>.</p>'],
  ['a link by name', '[Rules][r]\n\n[r]: /rules', '<p><a href="/rules">Rules</a></p>'],
  [
    'an address in angle brackets',
    '<https://a.example/b>',
    '<p><a href="https://a.example/b">https://a.example/b</a></p>',
  ],
  [
    'a bare address',
    'At https://a.example/b.',
    '<p>At <a href="https://a.example/b">https://a.example/b</a>.</p>',
  ],
  ['a mail address, which is no link', 'a@b.example', '<p>a@b.example</p>'],
  ['a picture, which is its alt text', '![A room](https://a.example/r.jpg)', '<p>A room</p>'],
  ['a hard break', 'One  \ntwo\\\nthree', '<p>One<br/>two<br/>three</p>'],
  ['bullets', '- a\n- b', '<ul><li>a</li><li>b</li></ul>'],
  ['bullets with air', '- a\n\n- b', '<ul><li><p>a</p></li><li><p>b</p></li></ul>'],
  ['boxes to tick', '- [x] a\n- [ ] b', '<ul><li>[x] a</li><li>[ ] b</li></ul>'],
  ['numbers from three', '3. a\n4. b', '<ol start="3"><li>a</li><li>b</li></ol>'],
  ['a list within a list', '- a\n  1. b\n- c', '<ul><li>a<ol start="1"><li>b</li></ol></li><li>c</li></ul>'],
  ['a quote', '> a\n> b', '<blockquote><p>a\nb</p></blockquote>'],
  ['a fence', '```js\n# a\n```\nb', '<pre tabindex="0"><code># a</code></pre><p>b</p>'],
  ['a rule', 'a\n\n---\n\nb', '<p>a</p><hr/><p>b</p>'],
  [
    'a table',
    '|a|b|\n|-|-|\n|1|*2*|',
    '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td><em>2</em></td></tr></tbody></table>',
  ],
  ['HTML, which stays text', '<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
  [
    'HTML within a line',
    'a <b onclick="x">*c*</b>',
    '<p>a &lt;b onclick=&quot;x&quot;&gt;<em>c</em>&lt;/b&gt;</p>',
  ],
];

describe('Markdown', () => {
  it.each(table)('CFG-05 reads %s', (_, markdown, markup) => {
    expect(html(markdown)).toBe(markup);
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
    for (const markdown of [
      `[Here](${href})`,
      `[Here](<${href}>)`,
      `[Here]\n\n[Here]: ${href}`,
      `<${href}>`,
    ]) {
      expect(html(markdown)).not.toContain('<a');
    }
    expect(html(`[Here](${href})`)).toContain('Here');
  });

  it.each(['https://a.example', 'HTTPS://a.example/?q=1', '/login', '#members', 'rules.html', './a:b'])(
    'CFG-05 takes the link %s',
    (href) => {
      expect(safeHref(href)).toBe(href);
      expect(html(`[Here](${href})`)).toContain(`<a href="${href}">Here</a>`);
    },
  );
});

describe('whatever it is given', () => {
  const pieces = [
    '*',
    '_',
    '**',
    '~~',
    '[',
    '](',
    ')',
    '![',
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
  ];

  it('CFG-05 it ends with no element that text has no use for', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces, '<b>', '|', '-|-'), { maxLength: 80 }), (parts) => {
        expect(html(parts.join(''))).not.toMatch(
          /<(?!\/?(p|a|em|strong|s|code|pre|br|hr|[uo]l|li|blockquote|h\d|t(able|head|body|r|h|d))\b)/,
        );
      }),
    );
  });

  it.each([
    '*',
    '_a',
    'a*_',
    '**a ',
    '[',
    '![',
    '[a](',
    '`',
    '> ',
    '>',
    '- ',
    '> - ',
    '1. - ',
    '1) ',
    '~~a',
    '<https://',
    '<a ',
  ])('CFG-05 20,000 characters of %j come to an end, and to little markup', (unit) => {
    expect(html(unit.repeat(20_000 / unit.length)).length).toBeLessThan(200_000);
  });

  it('CFG-05 what is nested too deep to be meant stays as written', () => {
    expect(html(`${'> '.repeat(5_000)}deep`)).toContain('&gt; deep');
    expect(html(`${'**a '.repeat(100)}${' b**'.repeat(100)}`)).toContain('**a');
    expect(html('*a* '.repeat(1_000))).toContain('*a* *a*');
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
    expect([...outline(readMarkdown(markdown), above).values()]).toEqual(levels);
  });
});
