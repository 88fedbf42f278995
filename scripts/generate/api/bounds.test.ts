import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bodyLimitOf, mostBytes } from './bounds';
import { dereference } from './refs';
import { withExtended } from './extended';
import { readResources, type CallSource } from './resources';

const text = { type: 'string', maxLength: 10 };
const closed = { type: 'object', additionalProperties: false };

describe('the bytes that a schema allows', () => {
  it('have room for escapes, names and indentation', () => {
    const schema = { ...closed, properties: { tags: { type: 'array', maxItems: 3, items: text } } };
    const longest = JSON.stringify({ tags: Array<string>(3).fill('\u0007'.repeat(10)) }, null, 2);
    expect(mostBytes(schema, 'x')).toBeGreaterThanOrEqual(longest.length);
    expect(mostBytes(schema, 'x')).toBeLessThan(2 * longest.length);
  });

  it.each([
    ['a text', { type: 'string' }],
    ['a text or nothing', { type: ['string', 'null'] }],
    ['a list', { type: 'array', items: text }],
    ['a list of anything', { type: 'array', maxItems: 3 }],
    ['an object of any keys', { type: 'object', properties: {} }],
    ['an object of many keys', { type: 'object', additionalProperties: text, propertyNames: text }],
    ['long keys', { type: 'object', additionalProperties: text, maxProperties: 3 }],
    ['one branch', { anyOf: [text, { type: 'string' }] }],
    ['anything', {}],
  ])('are without end for %s that has no bound, and it is told where', (_, schema) => {
    const within = { ...closed, properties: { here: schema } };
    expect(() => mostBytes(within, 'body')).toThrow('body.here');
  });

  it('are stated by the call where they are many', () => {
    const body = { type: 'array', maxItems: 10_000, items: text };
    const call: CallSource = {
      method: 'POST',
      path: '/api/x',
      audience: 'user',
      summary: '',
      response: {},
      errors: [],
      body,
    };
    expect(() => bodyLimitOf('x', call, 'shared', [])).toThrow('state a bodyLimit');
    expect(bodyLimitOf('x', { ...call, bodyLimit: 5000 }, 'shared', [])).toBe(5000);
    expect(bodyLimitOf('x', { ...call, body: undefined }, 'shared', [])).toBe(4096);
  });
});

describe('everything that is sent', async () => {
  const resources = withExtended(await readResources(join(import.meta.dirname, '../../..')));
  const sent = resources.flatMap(({ name: home, calls }) =>
    Object.entries(calls).flatMap(([name, call]) =>
      (['query', 'params', 'body'] as const).flatMap((part) => {
        const schema = call[part];
        return schema ? { name, part, schema: dereference(schema, home, resources) } : [];
      }),
    ),
  );

  it.each(sent)('has a bound: $part of $name', ({ name, part, schema }) => {
    // Config has schemas of its own, and Telegram describes its updates; here only their length is limited.
    if (name === 'createCommunity' || name === 'takeUpdate') return;
    expect(mostBytes(schema, part)).toBeLessThan(8 * 1024 * 1024);
  });
});
