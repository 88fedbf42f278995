import type { ErrorObject } from 'ajv';
import { expectations } from '../../generated/config/expectations';
import type { Shape } from '../../lib/json/shape';
import type { Fault } from '../load/source';
import { nearest } from './nearest';
import { listed, shown } from './shown';

interface Met {
  readonly error: ErrorObject;
  /** What stands at the fault's path. */
  readonly value: unknown;
  readonly shape?: Shape;
}

type Explain = (met: Met) => Fault;

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

const kindsOf = (type: string | string[]): string =>
  [type]
    .flat()
    .map((name) => kinds[name] ?? name)
    .join(' or ');

/** The words of the definition whose rule failed, by its name in the rule's address. */
const expected = ({ schemaPath }: ErrorObject): string | undefined =>
  expectations[/definitions\/([^/]+)\/[^/]+$/.exec(schemaPath)?.[1] ?? ''];

const wrong = (code: string, { value }: Met, allowed: string): Fault => ({
  code,
  found: shown(value),
  allowed,
  message: `expected ${allowed}, found ${shown(value)}`,
});

/** `count` with its noun: `1 character`, `2 characters`. */
const counted = (count: unknown, noun: string): string => `${String(count)} ${noun}${count === 1 ? '' : 's'}`;

const limit =
  (code: string, words: 'at least' | 'at most', noun: string): Explain =>
  (met) => {
    const allowed = `${words} ${counted(met.error.params.limit, noun)}`;
    const has =
      typeof met.value === 'string'
        ? counted([...met.value].length, noun)
        : Array.isArray(met.value)
          ? counted(met.value.length, noun)
          : shown(met.value);
    return { code, found: has, allowed, message: `expected ${allowed}, found ${has}` };
  };

const choice = (met: Met, choices: readonly unknown[]): Fault => {
  const suggestion = typeof met.value === 'string' ? nearest(met.value, choices.map(String)) : undefined;
  const one = choices.length === 1 ? '' : 'one of ';
  return { ...wrong('not-allowed', met, `${one}${listed(choices)}`), ...(suggestion && { suggestion }) };
};

const asExpected: Explain = (met) =>
  wrong('bad-format', met, met.shape?.expects ?? expected(met.error) ?? 'what the schema describes');

const byKeyword: Readonly<Record<string, Explain>> = {
  type: (met) => wrong('wrong-type', met, expected(met.error) ?? kindsOf(met.error.params.type as string)),
  enum: (met) => choice(met, met.error.params.allowedValues as unknown[]),
  const: (met) => choice(met, [met.error.params.allowedValue]),
  discriminator: (met) =>
    choice({ ...met, value: met.error.params.tagValue }, Object.keys(met.shape?.variants ?? {})),
  pattern: asExpected,
  minProperties: asExpected,
  maxProperties: asExpected,
  minLength: limit('too-short', 'at least', 'character'),
  maxLength: limit('too-long', 'at most', 'character'),
  minItems: limit('too-few', 'at least', 'item'),
  maxItems: limit('too-many', 'at most', 'item'),
  minimum: (met) => wrong('too-small', met, `at least ${String(met.error.params.limit)}`),
  maximum: (met) => wrong('too-large', met, `at most ${String(met.error.params.limit)}`),
  uniqueItems: (met) => ({
    code: 'duplicate-item',
    found: shown(met.value),
    message: `${shown(met.value)} stands in this list twice`,
  }),
  required: ({ error }) => ({
    code: 'missing-key',
    allowed: String(error.params.missingProperty),
    message: `the key "${String(error.params.missingProperty)}" is missing`,
  }),
  additionalProperties: ({ error, shape }) =>
    unknownKey(String(error.params.additionalProperty), keysOf(shape)),
  propertyNames: ({ error }) =>
    unknownKey(String(error.params.propertyName), [], 'a country code of two capital letters'),
};

function unknownKey(key: string, known: readonly string[], allowed = listed(known)): Fault {
  const suggestion = nearest(key, known);
  return {
    code: 'unknown-key',
    found: key,
    allowed,
    ...(suggestion && { suggestion }),
    message: `the key "${key}" is unknown here`,
  };
}

/** What an object may say; that it may also name its schema goes without saying. */
const keysOf = (shape: Shape | undefined): string[] =>
  Object.keys(shape?.keys ?? {}).filter((key) => key !== '$schema' && key !== 'schemaVersion');

/** One validator error in words. */
export const explain: Explain = (met) =>
  byKeyword[met.error.keyword]?.(met) ?? {
    code: 'invalid',
    found: shown(met.value),
    message: 'the schema does not allow this',
  };
