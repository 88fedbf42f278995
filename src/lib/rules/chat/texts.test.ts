import { describe, expect, it } from 'vitest';
import { longestName, longestText } from './bounds';
import { isEmoji, readName, readText } from './texts';

describe('CHA-01 a message', () => {
  it('has 1 to 4,000 characters as a reader counts them', () => {
    expect(readText(' Hi \n')).toEqual({ text: 'Hi', problem: undefined });
    expect(readText(' \u200B\n').problem).toBe('empty');
    expect(readText('я'.repeat(longestText)).problem).toBeUndefined();
    expect(readText('я'.repeat(longestText + 1)).problem).toBe('tooLong');
  });

  it('keeps its lines', () => expect(readText('one\r\ntwo').text).toBe('one\ntwo'));
});

it('CHA-01 a group’s name is one line of 1 to 80 characters', () => {
  expect(readName(' Book\nclub ').name).toBe('Book club');
  expect(readName(' ').problem).toBe('empty');
  expect(readName('x'.repeat(longestName)).problem).toBeUndefined();
  expect(readName('x'.repeat(longestName + 1)).problem).toBe('tooLong');
});

it.each([
  ['👍', true],
  ['👩‍👩‍👧', true],
  ['🇩🇪', true],
  ['❤️', true],
  ['1️⃣', true],
  ['👍🏽', true],
  ['a', false],
  ['1', false],
  ['', false],
  ['👍👍', false],
  ['👍a', false],
])('CHA-07 %s is an emoji: %s', (text, expected) => expect(isEmoji(text)).toBe(expected));
