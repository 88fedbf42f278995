import { checkField, cleanField } from '../../../lib/rules/profile/profile';

/** A name as an external account tells it; null where it does not. */
interface NameClaims {
  givenName: string | null;
  familyName: string | null;
}

const part = (field: 'firstName' | 'lastName', value: unknown): string | null => {
  const text = typeof value === 'string' ? cleanField(field, value) : '';
  return text && !checkField(field, text) ? text : null;
};

/** The name in the claims of a provider (OpenID Connect's `given_name`, `family_name`, `name`), in parts; where it tells only a whole one, its first word is the first name. */
export function nameClaims({ given_name, family_name, name }: Readonly<Record<string, unknown>>): NameClaims {
  const [first, ...rest] = typeof name === 'string' ? name.trim().split(/\s+/) : [];
  const givenName = part('firstName', given_name) ?? part('firstName', first);
  if (!givenName) return { givenName: null, familyName: null };
  return { givenName, familyName: part('lastName', given_name ? family_name : rest.join(' ')) };
}
