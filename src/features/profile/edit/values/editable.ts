import type { Answers, LocationInput, OwnProfile } from '../../../../generated/api/participant';
import type { Contact, ContactType } from '../../../../lib/rules/contactTypes';
import type { Privacy } from '../../../../lib/rules/privacy';

/** Everything the owner can change, as the fields hold it: a text that is not there is ''. */
export interface Editable {
  firstName: string;
  lastName: string;
  position: string;
  company: string;
  about: string;
  goal: string;
  tags: string[];
  lookingFor: string;
  location: LocationInput | null;
  showLocation: boolean;
  contacts: Contact[];
  answers: Answers;
  avatarUrl: string | null;
  privacy: Privacy;
  contactTypesToHide: ContactType[];
}

export type Field = keyof Editable;
export type Edits = Partial<Editable>;

/** The fields of a profile as the server has it. */
export const editableOf = (profile: OwnProfile): Editable => ({
  firstName: profile.firstName,
  lastName: profile.lastName,
  position: profile.position ?? '',
  company: profile.company ?? '',
  about: profile.about ?? '',
  goal: profile.goal ?? '',
  tags: profile.tags,
  lookingFor: profile.lookingFor ?? '',
  location: profile.location,
  showLocation: profile.showLocation,
  contacts: profile.contacts,
  answers: profile.answers,
  avatarUrl: profile.avatarUrl,
  privacy: profile.privacy,
  contactTypesToHide: profile.contactTypesToHide,
});

/** Some of the fields. */
export function pick(values: Edits, fields: readonly Field[]): Edits {
  return Object.fromEntries(fields.filter((field) => field in values).map((field) => [field, values[field]]));
}
