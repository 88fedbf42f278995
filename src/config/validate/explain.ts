import type { ErrorObject } from 'ajv';
import { expectations } from '../../generated/config/expectations';
import type { Shape } from '../../lib/json/shape';
import type { IssueCode } from '../issueCodes';
import type { Issue } from '../load/source';
import { filesWith } from './elsewhere';
import { coerced, rewritten, type Correction } from './fix';
import { meant, nearest } from './nearest';
import { listed, shown } from './shown';

interface Met {
  readonly error: ErrorObject;
  /** The value at the issue's path. */
  readonly value: unknown;
  readonly shape?: Shape;
}

/** An issue in words, with its fix if there is a clear one. */
type Explained = Omit<Issue, 'fix'> & { readonly correction?: Correction };

type Explain = (met: Met) => Explained;

const withCorrection = (issue: Explained, correction: Correction | undefined): Explained =>
  correction ? { ...issue, correction } : issue;

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
const definition = ({ schemaPath }: ErrorObject): string | undefined =>
  /definitions\/([^/]+)\/[^/]+$/.exec(schemaPath)?.[1];

const expected = (error: ErrorObject): string | undefined => expectations[definition(error) ?? ''];

const wrong = (code: IssueCode, { value }: Met, allowed: string): Explained => ({
  code,
  found: shown(value),
  allowed,
  message: `expected ${allowed}, found ${shown(value)}`,
});

/** `count` with its noun: `1 character`, `2 characters`. */
const counted = (count: unknown, noun: string): string => `${String(count)} ${noun}${count === 1 ? '' : 's'}`;

const limit =
  (code: IssueCode, words: 'at least' | 'at most', noun: string): Explain =>
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

const choice = (met: Met, choices: readonly unknown[]): Explained => {
  const suggestion = typeof met.value === 'string' ? nearest(met.value, choices.map(String)) : undefined;
  const one = choices.length === 1 ? '' : 'one of ';
  const issue = wrong('not-allowed', met, `${one}${listed(choices)}`);
  if (suggestion === undefined) return issue;
  const to = meant(String(met.value), choices.map(String));
  return withCorrection({ ...issue, suggestion }, to === undefined ? undefined : { to });
};

/** A number beyond its limit: the limit is the nearest that is allowed. */
const beyond =
  (code: IssueCode, words: 'at least' | 'at most'): Explain =>
  (met) => ({
    ...wrong(code, met, `${words} ${String(met.error.params.limit)}`),
    correction: { to: met.error.params.limit as number },
  });

const asExpected: Explain = (met) =>
  wrong('bad-format', met, met.shape?.expects ?? expected(met.error) ?? 'what the schema describes');

const byKeyword: Readonly<Record<string, Explain>> = {
  type: (met) =>
    withCorrection(
      wrong('wrong-type', met, expected(met.error) ?? kindsOf(met.error.params.type as string)),
      coerced(met.value, met.error.params.type as string),
    ),
  enum: (met) => choice(met, met.error.params.allowedValues as unknown[]),
  const: (met) => choice(met, [met.error.params.allowedValue]),
  discriminator: (met) =>
    choice({ ...met, value: met.error.params.tagValue }, Object.keys(met.shape?.variants ?? {})),
  pattern: (met) =>
    withCorrection(
      asExpected(met),
      rewritten(met.value, definition(met.error), String(met.error.params.pattern)),
    ),
  minProperties: asExpected,
  maxProperties: asExpected,
  minLength: limit('too-short', 'at least', 'character'),
  maxLength: limit('too-long', 'at most', 'character'),
  minItems: limit('too-few', 'at least', 'item'),
  maxItems: limit('too-many', 'at most', 'item'),
  minimum: beyond('too-small', 'at least'),
  maximum: beyond('too-large', 'at most'),
  uniqueItems: (met) => ({
    code: 'duplicate-item',
    found: shown(met.value),
    message: `${shown(met.value)} is in this list twice`,
    correction: 'remove',
  }),
  required: ({ error }) => ({
    code: 'missing-key',
    allowed: String(error.params.missingProperty),
    message: `the key "${String(error.params.missingProperty)}" is missing`,
  }),
  additionalProperties: ({ error, shape }) => {
    const key = String(error.params.additionalProperty);
    const issue = unknownKey(key, keysOf(shape));
    // A slip of the pen is likelier than a key in the wrong file.
    const files = error.instancePath === '' && !issue.suggestion ? filesWith(key) : [];
    return files.length > 0
      ? { ...issue, message: `${issue.message}: it belongs in ${files.join(', ')}` }
      : issue;
  },
  propertyNames: ({ error }) => {
    const name = String(error.params.propertyName);
    const issue = unknownKey(name, [], 'a country code of two capital letters');
    return withCorrection(issue, /^[a-z]{2}$/i.test(name) ? { key: name.toUpperCase() } : undefined);
  },
};

function unknownKey(key: string, known: readonly string[], allowed = listed(known)): Explained {
  const suggestion = nearest(key, known);
  const isSure = suggestion !== undefined && meant(key, known) !== undefined;
  return {
    code: 'unknown-key',
    found: key,
    allowed,
    ...(suggestion !== undefined && { suggestion }),
    ...(isSure && { correction: { key: suggestion } }),
    message: `the key "${key}" is unknown here`,
  };
}

/** The keys of an object, without `$schema`. */
const keysOf = (shape: Shape | undefined): string[] =>
  Object.keys(shape?.keys ?? {}).filter((key) => key !== '$schema' && key !== 'schemaVersion');

/** One validator error in words. */
export const explain: Explain = (met) =>
  byKeyword[met.error.keyword]?.(met) ?? {
    code: 'invalid',
    found: shown(met.value),
    message: 'the schema does not allow this',
  };
