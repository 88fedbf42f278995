import { Ajv, type ErrorObject, type Options, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';
import type { JsonSchema } from '../../lib/call';
import { AppError, mostDetails, type ErrorIssue } from '../errors';

/** For larger values only the first error is reported, because each error costs time and contains its whole path. */
const mostValues = 500;
const longestKey = 100;

/** Whether all errors of a value may be reported. Reads no more of it than needed. */
function isSmall(value: unknown): boolean {
  const open = [value];
  for (let seen = 0; open.length > 0; seen += 1) {
    if (seen + open.length > mostValues) return false;
    const next = open.pop();
    if (typeof next !== 'object' || next === null) continue;
    if (Array.isArray(next) && next.length > mostValues) return false;
    for (const [key, inner] of Object.entries(next)) {
      if (key.length > longestKey) return false;
      open.push(inner);
    }
  }
  return true;
}

/** Ajv's `/a/0/b` as `a.0.b`, with the missing key added. */
function issueOf({ instancePath, params, message }: ErrorObject): ErrorIssue {
  const missing = typeof params.missingProperty === 'string' ? [params.missingProperty] : [];
  const path = [...instancePath.split('/').slice(1), ...missing].join('.');
  return { path, message: missing.length ? 'is required' : (message ?? 'is not right') };
}

function ajvOf(options: Options): Ajv {
  const ajv = new Ajv({ useDefaults: true, removeAdditional: true, allowUnionTypes: true, ...options });
  addFormats.default(ajv);
  return ajv;
}

/** Compiles schemas. The validators that find all errors are compiled after the first error. */
function compilerOf(coerceTypes: boolean | 'array') {
  const quick = ajvOf({ coerceTypes });
  const thorough = ajvOf({ coerceTypes, allErrors: true });
  return (schema: JsonSchema) => {
    const accepts = quick.compile(schema);
    let tellsAll: ValidateFunction | undefined;
    return (value: unknown): AppError | undefined => {
      if (accepts(value)) return undefined;
      let { errors } = accepts;
      if (isSmall(value)) {
        tellsAll ??= thorough.compile(schema);
        if (!tellsAll(value)) ({ errors } = tellsAll);
      }
      return new AppError(1100, { details: (errors ?? []).slice(0, mostDetails).map(issueOf) });
    };
  };
}

/**
 * Types of a body are taken at their word; a query is all text, so its numbers and booleans are converted, and one value of
 * a list is a list.
 */
export const checkerOf = { body: compilerOf(false), others: compilerOf('array') };

/** Validates every request by its schema in the contract: throws 1100 with the errors. */
export function registerValidation(app: FastifyInstance): void {
  app.setValidatorCompiler(({ schema, httpPart }) => {
    const check = checkerOf[httpPart === 'body' ? 'body' : 'others'](schema as JsonSchema);
    return (value: unknown) => {
      const error = check(value);
      return error ? { error } : true;
    };
  });
}
