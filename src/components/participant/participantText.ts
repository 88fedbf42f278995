import type { Profile } from '../../generated/api/participant';

/** First and last name, without missing parts. */
export const nameOf = ({ firstName, lastName }: Pick<Profile, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

/** Position and company, without missing parts. */
export const workOf = ({ position, company }: Partial<Pick<Profile, 'position' | 'company'>>): string =>
  [position, company].filter(Boolean).join(', ');
