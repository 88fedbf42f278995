import type { ErrorObject } from 'ajv';
import { nearest } from './nearest';

/** Of several rules that one value fails, the one to tell, the most basic first. */
const rank = ['type', 'enum', 'const', 'maxLength', 'minLength', 'pattern', 'minimum', 'maximum'];

const isAbout = (keyword: string) => (error: ErrorObject) => error.keyword === keyword;

/** A key that is missing because it stands there misspelled. */
function isMisspelled(missing: ErrorObject, all: readonly ErrorObject[]): boolean {
  const key = String(missing.params.missingProperty);
  return all.some(
    ({ keyword, instancePath, params }) =>
      keyword === 'additionalProperties' &&
      instancePath === missing.instancePath &&
      nearest(String(params.additionalProperty), [key]) !== undefined,
  );
}

/** An error that only repeats what another one of `all` says better. */
function isNoise(error: ErrorObject, all: readonly ErrorObject[]): boolean {
  // A bad key of a map is told once, by `propertyNames`.
  if (error.propertyName !== undefined) return true;
  if (error.keyword === 'required') return isMisspelled(error, all);
  const same = all.filter(({ instancePath }) => instancePath === error.instancePath);
  // `type` is missing from a variant: `required` says so.
  if (error.keyword === 'discriminator' && error.params.tagValue === undefined)
    return same.some(isAbout('required'));
  // Too few keys because one is missing, or too many because one is unknown.
  if (/^(min|max)Properties$/.test(error.keyword)) {
    return same.some(({ keyword }) => keyword === 'required' || keyword === 'additionalProperties');
  }
  const place = rank.indexOf(error.keyword);
  return place > 0 && same.some(({ keyword }) => rank.slice(0, place).includes(keyword));
}

/** One error per fault: without what the validator says twice about the same thing. */
export const collapse = (errors: readonly ErrorObject[]): ErrorObject[] =>
  errors.length < 2
    ? errors.filter((error) => !isNoise(error, errors))
    : distinct(errors).filter((error, _, all) => !isNoise(error, all));

const distinct = (errors: readonly ErrorObject[]): ErrorObject[] => {
  const known = new Set<string>();
  return errors.filter(({ instancePath, keyword, params }) => {
    const key = `${instancePath}|${keyword}|${JSON.stringify(params)}`;
    return !known.has(key) && known.add(key);
  });
};
