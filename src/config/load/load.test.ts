import { describe, expect, it } from 'vitest';
import { load } from './load';

const read = (text: string) => load({ path: 'x.json', text });
const told = (text: string) => read(text).issues.map(({ line, column, code }) => `${line}:${column} ${code}`);

describe('load (CFG-06)', () => {
  it.each([
    ['a value', '{ "a": [1, true, null, "x"] }', { a: [1, true, null, 'x'] }],
    ['a byte order mark', '\uFEFF{ "a": 1 }', { a: 1 }],
    ['texts that look like keys', '{ "a": "\\"b\\": 1", "c": ["d:", ":"] }', { a: '"b": 1', c: ['d:', ':'] }],
    ['the word constructor in a text', '{ "a": "constructor" }', { a: 'constructor' }],
    ['escapes', '{ "a\\u0041": "\\n" }', { aA: '\n' }],
  ])('CFG-06 reads %s', (_, text, value) => {
    expect(read(text)).toMatchObject({ value, issues: [] });
  });

  it.each([
    ['nothing', '', '1:1 syntax'],
    ['an end in the middle', '{\n  "a":', '2:7 syntax'],
    ['a comment', '{\n  // why\n  "a": 1\n}', '2:3 syntax'],
    ['a trailing comma', '{\n  "a": 1,\n}', '2:9 syntax'],
    ['a missing comma', '{\n  "a": 1\n  "b": 2\n}', '3:3 syntax'],
    ['single quotes', "{ 'a': 1 }", '1:3 syntax'],
    ['a text over two lines', '{ "a": "x\ny" }', '1:8 syntax'],
    ['something after the end', '{}\n{}', '2:1 syntax'],
    ['a key twice', '{\n  "a": 1,\n  "b": { "c": 1, "c": 2 }\n}', '3:18 duplicate-key'],
    ['__proto__', '{ "a": { "__proto__": { "b": 1 } } }', '1:10 forbidden-key'],
    ['constructor', '{ "constructor": 1 }', '1:3 forbidden-key'],
    ['prototype', '{ "prototype": 1 }', '1:3 forbidden-key'],
    ['a hundred brackets and more', `${'['.repeat(102)}${']'.repeat(102)}`, '1:1 too-deep'],
    ['thousands of brackets', '['.repeat(100_000), '1:1 too-deep'],
    ['more than 256 KiB', `"${'x'.repeat(256 * 1024)}"`, '1:1 file-too-large'],
    ['more than 256 KiB of Cyrillic', `"${'я'.repeat(130 * 1024)}"`, '1:1 file-too-large'],
  ])('CFG-06 reports %s once, where it stands', (_, text, issue) => {
    expect(told(text)).toEqual([issue]);
  });

  it.each([
    ['{ “a”: 1 }', '" instead of “', '{ "a": 1 }'],
    ['{ "a": \'b c\' }', '" instead of \'', '{ "a": "b c" }'],
    ['{ "a": «b» }', '" instead of «', '{ "a": "b" }'],
  ])('CFG-06 knows other quotes in %s, and puts straight ones there', (text, message, fixed) => {
    const [issue] = read(text).issues;
    expect(issue?.message).toContain(message);
    const [step] = issue?.fix ?? [];
    const { at = 0, length = 0, text: by = '' } = step && 'splice' in step ? step.splice : {};
    expect(text.slice(0, at) + by + text.slice(at + length)).toBe(fixed);
  });

  it('CFG-06 says so when a file is empty or in another encoding', () => {
    expect(read(' \n').issues[0]?.message).toBe('the file is empty');
    const utf16 = Buffer.from('\uFEFF{ "a": 1 }', 'utf16le').toString('utf8');
    expect(read(utf16).issues[0]?.message).toContain('save it as UTF-8');
  });

  it('goes on behind commas and comments, so that other issues come at once', () => {
    expect(read('{ "a": 1, /* b */ "c": 2, }')).toMatchObject({ value: { a: 1, c: 2 } });
    expect(told('{ "a": 1, /* b */ "c": 2, }')).toEqual(['1:11 syntax', '1:25 syntax']);
  });

  it('CFG-06 leaves forbidden keys out and keeps objects clean', () => {
    const { value } = read('{ "__proto__": { "polluted": 1 }, "a": 1 }');
    expect(value).toEqual({ a: 1 });
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect('polluted' in {}).toBe(false);
  });
});
