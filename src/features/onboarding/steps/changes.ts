import type { ContactInput, ProfileInput } from '../../../generated/api/participant';
import { stepOfContact, type ContactStep } from '../../../lib/rules/contacts/contactTypes';
import type { Draft } from '../draft/draft';

/** The draft with some of its profile changed. */
export const withProfile =
  (changes: ProfileInput) =>
  (draft: Draft): Draft => ({ ...draft, profile: { ...draft.profile, ...changes } });

/** The contacts that a step asks for, in order. */
export const contactsOf = ({ profile }: Draft, step: ContactStep): ContactInput[] =>
  (profile.contacts ?? []).filter(({ type }) => stepOfContact(type) === step);

/** The draft with the contacts of one step changed; those of the other stay. */
export const withContacts =
  (step: ContactStep, contacts: ContactInput[]) =>
  (draft: Draft): Draft => {
    const others = (draft.profile.contacts ?? []).filter(({ type }) => stepOfContact(type) !== step);
    return withProfile({ contacts: [...others, ...contacts] })(draft);
  };
