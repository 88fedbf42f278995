import { checkField, cleanField } from '../../../lib/rules/profile/profile';

/** A name as an external account tells it; null where it does not. */
export interface ToldName {
  givenName: string | null;
  familyName: string | null;
}

const part = (field: 'firstName' | 'lastName', told: unknown): string | null => {
  const text = typeof told === 'string' ? cleanField(field, told) : '';
  return text && !checkField(field, text) ? text : null;
};

/** The name in the claims of a provider (OpenID Connect's `given_name`, `family_name`, `name`), in parts; where it tells only a whole one, its first word is the first name. */
export function toldName({ given_name, family_name, name }: Readonly<Record<string, unknown>>): ToldName {
  const [first, ...rest] = typeof name === 'string' ? name.trim().split(/\s+/) : [];
  const givenName = part('firstName', given_name) ?? part('firstName', first);
  if (!givenName) return { givenName: null, familyName: null };
  return { givenName, familyName: part('lastName', given_name ? family_name : rest.join(' ')) };
}
