import type { ContactInput, ProfileInput } from '../../../generated/api/participant';
import type { ContactType } from '../../../lib/rules/contacts/contactTypes';
import type { Draft } from '../draft/draft';

/** The draft with some of its profile changed. */
export const withProfile =
  (changes: ProfileInput) =>
  (draft: Draft): Draft => ({ ...draft, profile: { ...draft.profile, ...changes } });

/** The contacts of the types that a step asks for, in order. */
export const contactsOf = ({ profile }: Draft, types: readonly ContactType[]): ContactInput[] =>
  (profile.contacts ?? []).filter(({ type }) => types.includes(type));

/** Changes the contacts of one step in the draft; those of the other stay. */
export const withContacts =
  (types: readonly ContactType[], contacts: ContactInput[]) =>
  (draft: Draft): Draft => {
    const others = (draft.profile.contacts ?? []).filter(({ type }) => !types.includes(type));
    return withProfile({ contacts: [...others, ...contacts] })(draft);
  };
