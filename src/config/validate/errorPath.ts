import type { ErrorObject } from 'ajv';
import type { Path } from '../location';

/** `/sections/0/title` as steps; numbers where the value they lead into is a list. */
export function stepsOf(pointer: string, root: unknown): Path {
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

/** The step below the error's own path that the issue is about. */
export function lastStep({ keyword, params }: ErrorObject): Path {
  if (keyword === 'additionalProperties') return [String(params.additionalProperty)];
  if (keyword === 'propertyNames') return [String(params.propertyName)];
  if (keyword === 'discriminator') return [String(params.tag)];
  if (keyword === 'uniqueItems') return [Math.max(Number(params.i), Number(params.j))];
  return [];
}
