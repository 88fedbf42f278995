import { checkField, cleanField } from '../../../lib/rules/profile/profile';

/** The name from an external account. Null for missing parts. */
interface NameClaims {
  givenName: string | null;
  familyName: string | null;
}

const part = (field: 'firstName' | 'lastName', value: unknown): string | null => {
  const text = typeof value === 'string' ? cleanField(field, value) : '';
  return text && !checkField(field, text) ? text : null;
};

/**
 * The parts of the name in a provider's claims (OpenID Connect's `given_name`, `family_name`, `name`). If there is only
 * a whole name, its first word is the first name.
 */
export function nameClaims({ given_name, family_name, name }: Readonly<Record<string, unknown>>): NameClaims {
  const [first, ...rest] = typeof name === 'string' ? name.trim().split(/\s+/) : [];
  const givenName = part('firstName', given_name) ?? part('firstName', first);
  if (!givenName) return { givenName: null, familyName: null };
  return { givenName, familyName: part('lastName', given_name ? family_name : rest.join(' ')) };
}
