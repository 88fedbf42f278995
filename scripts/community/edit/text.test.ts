import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyToValue, type Change } from '../../../src/config/change';
import { applyToText } from './text';
import { onOneLine, writtenFile } from './written';

const file = `{
  "$schema": "s",
  "list": ["a", "b"],
  "methods": [{ "authType": "EMAIL" }, { "authType": "OTP" }],
  "one": { "a": 1 },
  "empty": {},
  "deep": {
    "x": true,
    "y": [
      1,
      2
    ]
  }
}
`;

const rows: [string, Change, string, string][] = [
  ['sets a value', { set: ['one', 'a'], to: '2' }, '{ "a": 1 }', '{ "a": "2" }'],
  ['adds a key on one line', { set: ['one', 'b'], to: 2 }, '{ "a": 1 }', '{ "a": 1, "b": 2 }'],
  [
    'adds a key on a line of its own',
    { set: ['deep', 'z'], to: {} },
    '    ]\n  }',
    '    ],\n    "z": {}\n  }',
  ],
  [
    'makes what is missing',
    { set: ['empty', 'a', 'b'], to: 1 },
    '"empty": {}',
    '"empty": { "a": { "b": 1 } }',
  ],
  [
    'puts the version at the top',
    { set: ['schemaVersion'], to: 1 },
    '"s",\n',
    '"s",\n  "schemaVersion": 1,\n',
  ],
  ['renames a key', { rename: ['deep'], to: 'deeper' }, '"deep": {', '"deeper": {'],
  ['removes the first item', { remove: ['methods', 0] }, '{ "authType": "EMAIL" }, ', ''],
  ['removes the last item', { remove: ['methods', 1] }, ', { "authType": "OTP" }', ''],
  ['removes a line', { remove: ['deep', 'x'] }, '"x": true,\n    ', ''],
  ['removes the only one', { remove: ['one', 'a'] }, '{ "a": 1 }', '{}'],
  ['appends to a list', { insert: ['list', 2], to: 'c' }, '"b"]', '"b", "c"]'],
  ['puts before an item', { insert: ['deep', 'y', 0], to: 0 }, '1,\n      2', '0,\n      1,\n      2'],
];

it.each(rows)('%s, the rest as it was written', (_, change, before, after) => {
  expect(file.split(before)).toHaveLength(2);
  expect(applyToText(file, [change])).toBe(file.replace(before, () => after));
});

it('keeps tabs and line ends', () => {
  expect(applyToText('{\r\n\t"a": 1\r\n}\r\n', [{ set: ['b'], to: 2 }])).toBe(
    '{\r\n\t"a": 1,\r\n\t"b": 2\r\n}\r\n',
  );
});

it('takes each change on what the one before left', () => {
  const changes: Change[] = [{ remove: ['list', 0] }, { set: ['list', 0], to: 'c' }];
  expect(JSON.parse(applyToText(file, changes))).toMatchObject({ list: ['c'] });
});

it('says when a change has no place', () => {
  expect(() => applyToText(file, [{ remove: ['nothing'] }])).toThrow('no place');
});

const leaf = fc.oneof(fc.string(), fc.integer(), fc.boolean());
const value = fc.dictionary(
  fc.stringMatching(/^[a-z]{1,4}$/),
  fc.oneof(leaf, fc.array(leaf), fc.dictionary(fc.stringMatching(/^[a-z]{1,4}$/), leaf)),
  { minKeys: 1 },
);

it('does to a text what it does to its value', () => {
  fc.assert(
    fc.property(value, fc.boolean(), leaf, fc.nat(), (given, isLong, to, pick) => {
      const text = isLong ? JSON.stringify(given, null, 4) : onOneLine(given);
      const keys = Object.keys(given);
      const key = keys[pick % keys.length] ?? '';
      const list = given[key];
      const changes: Change[] = [
        Array.isArray(list) ? { insert: [key, list.length], to } : { set: [key], to: { deep: to } },
        { rename: [key], to: 'UP' },
        { set: ['NEW', 'key'], to },
        { remove: [keys.at(-1) === key ? 'UP' : (keys.at(-1) ?? '')] },
      ];
      expect(JSON.parse(applyToText(text, changes))).toEqual(applyToValue(given, changes));
    }),
  );
});

it('writes a new file as people do', () => {
  const long = Object.fromEntries(
    ['one', 'two', 'three', 'four', 'five', 'six'].map((key) => [key, 'a long text']),
  );
  expect(writtenFile({ title: 'A', list: ['a', 'b'], long })).toBe(
    `{\n  "title": "A",\n  "list": ["a", "b"],\n  "long": {\n    "one": "a long text",\n    "two": "a long text",\n    "three": "a long text",\n    "four": "a long text",\n    "five": "a long text",\n    "six": "a long text"\n  }\n}\n`,
  );
});
