import type { EventPlace } from './locationShown';

type Address = Pick<EventPlace, 'addressLine' | 'postalCode' | 'city' | 'region' | 'country'>;

const joined = (parts: readonly (string | null)[], by = ', '): string => parts.filter(Boolean).join(by);

/** All of an address that is told, in one line; '' where none of it is. */
export const addressOf = ({ addressLine, postalCode, city, region, country }: Address): string =>
  joined([addressLine, joined([postalCode, city], ' '), region, country]);
