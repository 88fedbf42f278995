import type { ErrorObject } from 'ajv';
import { nearest } from './nearest';

/** If one value fails several rules, the first of these is reported, the most basic one. */
const rank = ['type', 'enum', 'const', 'maxLength', 'minLength', 'pattern', 'minimum', 'maximum'];

const isAbout = (keyword: string) => (error: ErrorObject) => error.keyword === keyword;

/** A key that is missing because it is misspelled. */
function isMisspelled(missing: ErrorObject, same: readonly ErrorObject[]): boolean {
  const key = String(missing.params.missingProperty);
  return same.some(
    ({ keyword, params }) =>
      keyword === 'additionalProperties' && nearest(String(params.additionalProperty), [key]) !== undefined,
  );
}

/** An error that only repeats what another one about the `same` value says better. */
function isNoise(error: ErrorObject, same: readonly ErrorObject[]): boolean {
  // `propertyNames` reports an invalid key of a map.
  if (error.propertyName !== undefined) return true;
  if (error.keyword === 'required') return isMisspelled(error, same);
  // `type` is missing from a variant: `required` says so.
  if (error.keyword === 'discriminator' && error.params.tagValue === undefined)
    return same.some(isAbout('required'));
  // Too few keys because one is missing, or too many because one is unknown.
  if (/^(min|max)Properties$/.test(error.keyword)) {
    return same.some(({ keyword }) => keyword === 'required' || keyword === 'additionalProperties');
  }
  const position = rank.indexOf(error.keyword);
  return position > 0 && same.some(({ keyword }) => rank.slice(0, position).includes(keyword));
}

/** One error per issue, without the validator's repetitions about the same value. */
export function collapse(errors: readonly ErrorObject[]): ErrorObject[] {
  const byValue = new Map<string, Map<string, ErrorObject>>();
  for (const error of errors) {
    const same = byValue.get(error.instancePath) ?? new Map<string, ErrorObject>();
    byValue.set(error.instancePath, same.set(`${error.keyword}|${JSON.stringify(error.params)}`, error));
  }
  return [...byValue.values()].flatMap((same) => {
    const all = [...same.values()];
    return all.filter((error) => !isNoise(error, all));
  });
}
