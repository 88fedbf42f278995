import { completionParts, fieldsOfPart, fieldsOfSection } from '../../../../lib/rules/profile/fieldLists';
import {
  profileFields,
  type CompletionPart,
  type ProfileField,
  type ProfileSection,
} from '../../../../lib/rules/profile/profileFields';

/** The parts of /profile, in their order: who the member is. */
export const profileParts = [
  'photo',
  'name',
  'location',
  'request',
  'about',
  'contacts',
  'answers',
] as const satisfies ProfileSection[];

/** The parts of /account, in their order: who sees what, what is sent, and the account. */
export const accountParts = [
  'privacy',
  'introductions',
  'notifications',
  'appearance',
  'access',
  'sessions',
  'data',
] as const;

export type PartName = (typeof profileParts)[number] | (typeof accountParts)[number];

export const isAccountPart = (name: string): boolean => (accountParts as readonly string[]).includes(name);

const isSection = (part: PartName): part is PartName & ProfileSection =>
  fieldsOfSection(part as ProfileSection).length > 0;

/** The fields of the profile in some parts. */
export const fieldsOfParts = (parts: readonly PartName[]): ProfileField[] =>
  parts.filter(isSection).flatMap((part) => fieldsOfSection(part));

const isCompletionPart = (name: string): name is CompletionPart =>
  (completionParts as readonly string[]).includes(name);

/** The part of the page that a hash names: by its own name, or by that of a missing part. */
export const partNamed = (name: string): string => (isCompletionPart(name) ? partOf(name) : name);

/** The part of the page in which a missing part can be filled in. */
export function partOf(part: CompletionPart): PartName {
  const [field] = fieldsOfPart(part);
  if (!field) throw new Error(`no field completes ${part}`);
  return profileFields[field].section;
}
