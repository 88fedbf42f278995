import { describe, expect, it } from 'vitest';
import { linksIn } from './linksIn';

const hrefs = (text: string) => linksIn(text).flatMap(({ href }) => href ?? []);

describe('the links in a text', () => {
  it.each([
    ['See https://a.example/x?y=1#z.', ['https://a.example/x?y=1#z']],
    ['(https://a.example/x)', ['https://a.example/x']],
    ['https://a.example/w_(x), too', ['https://a.example/w_(x)']],
    ['http://a.example and HTTPS://B.EXAMPLE/Q', ['http://a.example/', 'https://b.example/Q']],
    ['«https://a.example/ы»', ['https://a.example/%D1%8B']],
    ['Write to vera.lang@a.example!', ['mailto:vera.lang@a.example']],
    ['javascript:alert(1) data:text/html,x vbscript:x file:///etc/passwd', []],
    ['https://bank.example@evil.example/', []],
    ['https://me:secret@a.example/', []],
    ['https://localhost/x https:// https://%', []],
    ['<a href="https://a.example/">x</a>', ['https://a.example/']],
    ['', []],
  ])('EVT-08 are of the web and of email alone: %s', (text, links) => {
    expect(hrefs(text)).toEqual(links);
  });

  it.each(['a https://a.example/x, b\n\nhttps://b.example', 'nothing', 'https://a.example'])(
    'EVT-08 leave the text as it was: %s',
    (text) => {
      expect(
        linksIn(text)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    },
  );

  it('EVT-08 are found in a long text without delay', () => {
    const text = 'a@'.repeat(2500) + 'https://'.repeat(600) + '.'.repeat(5000);
    // The processor time of this process only, because the machine may be busy.
    const began = process.cpuUsage();
    linksIn(text);
    expect(process.cpuUsage(began).user).toBeLessThan(500_000);
  });
});
