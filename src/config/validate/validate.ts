import type { ErrorObject } from 'ajv';
import { shapes } from '../../generated/config/shapes';
import * as validators from '../../generated/config/validators';
import type { Shape } from '../../lib/json/shape';
import type { SchemaName } from '../fileNames';
import { issueAt, type Source } from '../load/source';
import type { ConfigError } from '../types';
import { isObject } from '../resolve/merge';
import { collapse } from './collapse';
import { lastStep, stepsOf } from './errorPath';
import { explain } from './explain';
import { fixOf } from './fix';
import { formAt } from './form';
import { longList, longestList } from './longList';

/** A file with more issues than these is no config file at all; the rest would only take time. */
export const mostErrors = 300;

const aboutKey = ['additionalProperties', 'propertyNames'];

function located(source: Source, root: unknown, shape: Shape, error: ErrorObject): ConfigError {
  const object = stepsOf(error.instancePath, root);
  const path = [...object, ...lastStep(error)];
  const holder = formAt(shape, root, object);
  const { correction, ...explanation } = explain({
    error,
    shape: holder.shape,
    value: formAt(shape, root, path).value,
  });
  // A key is not given the name of another that is there.
  const isTaken =
    typeof correction === 'object' &&
    'key' in correction &&
    isObject(holder.value) &&
    correction.key in holder.value;
  const fix = correction && !isTaken ? { fix: fixOf(correction, path) } : {};
  const at = aboutKey.includes(error.keyword) ? 'key' : 'value';
  const issue = issueAt(source, path, { ...explanation, ...fix }, at);
  // A missing key has no position: the object without it is shown, and the key is named.
  return error.keyword === 'required'
    ? { ...issue, path: [...path, String(error.params.missingProperty)].join('.') }
    : issue;
}

/** Objects that a part may leave incomplete, because another layer below completes them. */
const mayBePartial = new Set(['', '/colors', '/fonts']);

export const isCompletedBelow = ({ keyword, instancePath }: ErrorObject): boolean =>
  keyword === 'required' && mayBePartial.has(instancePath);

/**
 * Second stage: plain data against its schema. Returns all issues, one each, located in the source. `part`: the data
 * override others (managers' changes) and may be incomplete.
 */
export function validate(name: SchemaName, source: Source, value: unknown, part = false): ConfigError[] {
  const overlong = longList(value);
  if (overlong) {
    const allowed = `at most ${longestList} items`;
    return [
      issueAt(source, overlong, { code: 'too-many', allowed, message: `a list of ${allowed} is expected` }),
    ];
  }
  const check = validators[name];
  if (check(value)) return [];
  const errors = (check.errors ?? []).filter((error) => !part || !isCompletedBelow(error));
  return collapse(errors.slice(0, mostErrors)).map((error) => located(source, value, shapes[name], error));
}
