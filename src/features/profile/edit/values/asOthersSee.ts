import type { OwnProfile, Profile } from '../../../../generated/api/participant';
import type { ContactType } from '../../../../lib/rules/contacts/contactTypes';
import { contactsFor, hidesContacts, shownOf, shownMoreTo } from '../../../../lib/rules/contacts/privacy';
import { normalizeTags } from '../../../../lib/rules/profile/tags';
import type { Editable } from './editable';

const orNull = (text: string): string | null => text.trim() || null;

/**
 * The participant as a member would see them if the values were saved: by the server's rules (PRO-02), with the contact
 * types that the community shows.
 */
export function asOthersSee(profile: OwnProfile, values: Editable, shown: readonly ContactType[]): Profile {
  const given = values.contacts.filter(({ value }) => value.trim());
  const contacts = shownOf(shown, given);
  const location = values.showLocation ? values.location : null;
  return {
    id: profile.id,
    slug: profile.slug,
    createdAt: profile.createdAt,
    owned: false,
    firstName: values.firstName,
    lastName: values.lastName,
    position: orNull(values.position),
    company: orNull(values.company),
    about: orNull(values.about),
    goal: orNull(values.goal),
    lookingFor: orNull(values.lookingFor),
    tags: normalizeTags(values.tags),
    location: location && {
      city: location.city,
      country: location.country ?? null,
      latitude: null,
      longitude: null,
    },
    avatarUrl: values.avatarUrl,
    contacts: contactsFor('member', values, contacts),
    contactsHidden: hidesContacts(values, given),
    contactsToldTo: shownMoreTo('member', values, contacts),
  };
}
