import type { ContactCard } from '../../generated/api/introduction';
import type { PersonCard } from '../../generated/api/shared';
import { match } from './meetings';
import { vera } from './participants';

/** A person with only a card. */
export const personOf = (firstName: string, more: Partial<PersonCard> = {}): PersonCard => ({
  id: firstName,
  slug: firstName.toLowerCase(),
  firstName,
  lastName: 'Lang',
  avatarUrl: null,
  position: 'Lawyer',
  company: 'Clear Terms',
  city: 'Belgrade',
  tags: ['Contracts'],
  ...more,
});

/** Vera among the contacts of a person who is not connected with her yet. */
export const asked: ContactCard = {
  subject: match.subject,
  relation: 'INTERESTED',
  bookmarked: false,
  contacts: [],
  at: '2026-11-10T09:00:00.000Z',
  connectedAt: null,
  hiddenFor: null,
  introMessage: 'I read about your pilot.\nShall we talk?',
  matchingId: null,
  matchingResultId: null,
  score: null,
  couldNotMeet: false,
  note: null,
};

export const connection: ContactCard = {
  ...asked,
  relation: 'CONNECTED',
  connectedAt: '2026-11-10T09:00:00.000Z',
  matchingId: match.matchingId,
  matchingResultId: match.matchingResultId,
  contacts: vera.contacts,
};
