import type { LocationInput, OwnProfile } from '../../../../generated/api/participant';
import { fieldNames, isTextField } from '../../../../lib/rules/profile/fieldLists';
import type { ProfileField, TextField } from '../../../../lib/rules/profile/profileFields';

/** Everything that the owner can change, in the format of the fields: a missing text is ''. */
export type Editable = {
  [Field in ProfileField]: Field extends TextField
    ? string
    : Field extends 'location'
      ? LocationInput | null
      : OwnProfile[Field];
};

export type Field = ProfileField;
export type Edits = Partial<Editable>;

/** The fields of a profile as the server has it. */
export const editableOf = (profile: OwnProfile): Editable =>
  Object.fromEntries(
    fieldNames.map((field) => [field, isTextField(field) ? (profile[field] ?? '') : profile[field]]),
  ) as Editable;

/** Some of the fields. */
export function pick(values: Edits, fields: readonly Field[]): Edits {
  return Object.fromEntries(fields.filter((field) => field in values).map((field) => [field, values[field]]));
}
