import type { ImportedProfile } from '../../../generated/api/lookup';
import type { ProfileInput } from '../../../generated/api/participant';
import { isBlank, type Draft } from '../draft/draft';

/** The parts of a profile that this community asks for. */
interface Wanted {
  about: boolean;
  linkedIn: boolean;
}

/**
 * The parts that an imported profile adds to a draft: only empty fields, and only those that this community asks for
 * (ONB-02). The photo follows later, because it must be uploaded first.
 */
export function fillFrom(draft: Draft, imported: ImportedProfile, wanted: Wanted): ProfileInput {
  const { profile } = draft;
  const { firstName, lastName, position, company, about, city, country, linkedInUrl } = imported;
  const contacts = profile.contacts ?? [];
  const known = contacts.some(({ type, value }) => type === 'LINKEDIN' && value.trim());
  const offered: ProfileInput = {
    firstName,
    lastName,
    position,
    company,
    about: wanted.about ? about : null,
    location: city ? { city, country } : null,
    contacts:
      wanted.linkedIn && linkedInUrl && !known
        ? [...contacts.filter(({ type }) => type !== 'LINKEDIN'), { type: 'LINKEDIN', value: linkedInUrl }]
        : undefined,
  };
  return Object.fromEntries(
    Object.entries(offered).filter(
      ([key, value]) =>
        !isBlank(value) && (key === 'contacts' || isBlank(profile[key as keyof ProfileInput])),
    ),
  );
}
