import type { Profile } from '../../generated/api/participant';

/** First and last name, as far as given. */
export const nameOf = ({ firstName, lastName }: Pick<Profile, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

/** What somebody does and where, as far as given. */
export const workOf = ({ position, company }: Partial<Pick<Profile, 'position' | 'company'>>): string =>
  [position, company].filter(Boolean).join(', ');
