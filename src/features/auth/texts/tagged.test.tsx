import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { tagged } from './tagged';

const html = (text: string) =>
  renderToStaticMarkup(tagged(text, { terms: (inside) => <a href="/terms">{inside}</a> }));

it.each([
  ['plain', 'plain'],
  ['I agree to the <terms>terms</terms>.', 'I agree to the <a href="/terms">terms</a>.'],
  ['<terms>a</terms><terms>b</terms>', '<a href="/terms">a</a><a href="/terms">b</a>'],
  ['<policy>policy</policy> here', 'policy here'],
  ['1 < 2 and <terms>', '1 &lt; 2 and &lt;terms&gt;'],
  ['<b onclick="x">b</b>', '&lt;b onclick=&quot;x&quot;&gt;b&lt;/b&gt;'],
])('UIX-07 fills the tags of %j', (text, markup) => {
  expect(html(text)).toBe(markup);
});
