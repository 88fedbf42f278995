import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { charactersOf, cleanLine, cleanText, textLength } from './text';

describe('text', () => {
  it.each([
    ['  Ada \t  King ', 'Ada King'],
    ['Ada\nKing', 'Ada King'],
    ['a\u0000b\u0007', 'ab'],
    ['Ada\u202Egnik', 'Adagnik'],
    ['\u200B\u200D \u00A0', ''],
    ['\uD83D', ''],
    ['e\u0301', 'é'],
    ['👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦'],
    ['דנה  כהן', 'דנה כהן'],
  ])('PRO-01 a line %j is stored as %j', (given, stored) => expect(cleanLine(given)).toBe(stored));

  it('PRO-01 lines of a text stay, blanks at their ends and heaps of empty lines do not', () => {
    expect(cleanText(' one  \r\n two\r\r\n\n\n\nthree\u0000 ')).toBe('one\n two\n\nthree');
    expect(cleanText(' \n \n ')).toBe('');
  });

  it.each([
    ['', 0],
    ['abc', 3],
    ['Ёжик', 4],
    ['👍🏽👍🏽', 2],
    ['👨‍👩‍👧‍👦', 3],
    ['e\u0301\u0302', 1],
    ['🇷🇺🇬🇧', 2],
  ])('ONB-06 %j counts %i', (text, length) => expect(textLength(text)).toBe(length));

  it('ONB-06 marks heaped on one letter are no way around a limit', () => {
    expect(textLength(`a${'\u0301'.repeat(3000)}`)).toBeGreaterThan(1000);
  });

  it('ONB-06 a text over every limit is weighed and not taken apart', () => {
    const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment');
    expect(textLength('é🙂'.repeat(500_000))).toBeGreaterThan(100_000);
    expect(segment).not.toHaveBeenCalled();
    expect(textLength('é🙂'.repeat(100))).toBe(200);
    expect(segment).toHaveBeenCalledOnce();
    segment.mockRestore();
  });

  it('PRO-01 a million blanks within a line are read once', () => {
    const blanks = ' '.repeat(1_000_000);
    expect(cleanText(`a${blanks}b${blanks}`).length).toBe(1_000_002);
  });

  it('cleaning twice is cleaning once, and apart is whole again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(cleanLine(cleanLine(text))).toBe(cleanLine(text));
        expect(cleanText(cleanText(text))).toBe(cleanText(text));
        expect(charactersOf(text).join('')).toBe(text);
        expect(cleanLine(text)).not.toMatch(/\n|^\s|\s$/);
      }),
    );
  });
});
