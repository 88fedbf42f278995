import type { ErrorObject } from 'ajv';
import { shapes } from '../../generated/config/shapes';
import * as validators from '../../generated/config/validators';
import type { Shape } from '../../lib/json/shape';
import type { SchemaName } from '../fileNames';
import { faultAt, type Path, type Source } from '../load/source';
import type { ConfigError } from '../types';
import { isObject } from '../resolve/merge';
import { collapse } from './collapse';
import { explain } from './explain';
import { mendOf } from './fix';
import { formAt } from './form';
import { longList, longestList } from './longList';

/** `/sections/0/title` as steps; numbers where the value they lead into is a list. */
function stepsOf(pointer: string, root: unknown): Path {
  let here = root;
  return pointer
    .split('/')
    .slice(1)
    .map((raw) => {
      const name = raw.replace(/~1/g, '/').replace(/~0/g, '~');
      const step = Array.isArray(here) ? Number(name) : name;
      here = (here as Record<string | number, unknown> | undefined)?.[step];
      return step;
    });
}

/** The step below the error's own path that the fault is about. */
function lastStep({ keyword, params }: ErrorObject): Path {
  if (keyword === 'additionalProperties') return [String(params.additionalProperty)];
  if (keyword === 'propertyNames') return [String(params.propertyName)];
  if (keyword === 'discriminator') return [String(params.tag)];
  if (keyword === 'uniqueItems') return [Math.max(Number(params.i), Number(params.j))];
  return [];
}

/** A file with more faults than these is no config file at all; the rest would only take time. */
const mostErrors = 300;

const aboutKey = ['additionalProperties', 'propertyNames'];

function located(source: Source, root: unknown, shape: Shape, error: ErrorObject): ConfigError {
  const object = stepsOf(error.instancePath, root);
  const path = [...object, ...lastStep(error)];
  const holder = formAt(shape, root, object);
  const { fix, ...told } = explain({ error, shape: holder.shape, value: formAt(shape, root, path).value });
  // A key is not given the name of another that is there.
  const isTaken =
    typeof fix === 'object' && 'key' in fix && isObject(holder.value) && fix.key in holder.value;
  const mend = fix && !isTaken ? { mend: mendOf(fix, path) } : {};
  const at = aboutKey.includes(error.keyword) ? 'key' : 'value';
  const fault = faultAt(source, path, { ...told, ...mend }, at);
  // A missing key has no place of its own: the object that lacks it is shown, the key is named.
  return error.keyword === 'required'
    ? { ...fault, path: [...path, String(error.params.missingProperty)].join('.') }
    : fault;
}

/** Objects that a part may leave incomplete, because another layer below completes them. */
const mayBePartial = new Set(['', '/colors', '/fonts']);

const isCompletedBelow = ({ keyword, instancePath }: ErrorObject): boolean =>
  keyword === 'required' && mayBePartial.has(instancePath);

/**
 * Second stage: plain data against its schema. All faults at once, one each, located in the source.
 * `part`: the data lies over other data (managers' changes), so that it need not be complete.
 */
export function validate(name: SchemaName, source: Source, value: unknown, part = false): ConfigError[] {
  const overlong = longList(value);
  if (overlong) {
    const allowed = `at most ${longestList} items`;
    return [
      faultAt(source, overlong, { code: 'too-many', allowed, message: `a list of ${allowed} is expected` }),
    ];
  }
  const check = validators[name];
  if (check(value)) return [];
  const errors = (check.errors ?? []).filter((error) => !part || !isCompletedBelow(error));
  return collapse(errors.slice(0, mostErrors)).map((error) => located(source, value, shapes[name], error));
}
