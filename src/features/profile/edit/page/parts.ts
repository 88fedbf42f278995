import { completionParts, fieldsOfPart } from '../../../../lib/rules/profile/fieldLists';
import {
  profileFields,
  type CompletionPart,
  type ProfileSection,
} from '../../../../lib/rules/profile/profileFields';

/** The parts of the page, in their order. */
export const profileParts = [
  'photo',
  'name',
  'location',
  'request',
  'about',
  'contacts',
  'answers',
] as const satisfies ProfileSection[];
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
