import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markupIn, withoutMarkup } from './markup';

describe('CHA-06 the light markup of messages', () => {
  it.each([
    ['*bold*', [{ text: 'bold', style: 'bold' }]],
    ['**bold**', [{ text: 'bold', style: 'bold' }]],
    ['a _b_.', [{ text: 'a ' }, { text: 'b', style: 'italic' }, { text: '.' }]],
    ['`*a*`', [{ text: '*a*', style: 'code' }]],
    ['snake_case_name', [{ text: 'snake_case_name' }]],
    ['2 * 3 * 4', [{ text: '2 * 3 * 4' }]],
    ['*open', [{ text: '*open' }]],
    ['<b>', [{ text: '<b>' }]],
    ['https://a.example/_x_', [{ text: 'https://a.example/_x_', href: 'https://a.example/_x_' }]],
    ['javascript:alert(1)', [{ text: 'javascript:alert(1)' }]],
  ])('CHA-06 %s', (text, pieces) => expect(markupIn(text)).toEqual(pieces));

  it('CHA-06 loses nothing but marks', () => {
    const piece = fc.constantFrom('*', '**', '_', '`', 'a', ' ', '\n', 'https://a.example', 'я');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (parts) => {
        const text = parts.join('');
        const letters = (from: string) => from.replace(/[*_`]/g, '');
        expect(letters(withoutMarkup(text))).toBe(letters(text));
      }),
    );
  });

  it('CHA-06 takes no time with hostile texts', () => {
    const began = performance.now();
    for (const text of ['*', '_', '`', '*a', ' *', '**a ', '_ '])
      markupIn(text.repeat(Math.floor(4000 / text.length)));
    expect(performance.now() - began).toBeLessThan(500);
  });
});
