import type { CompletionPart } from '../../../../lib/rules/completion';

/** The parts of the page, in their order. */
export const profileParts = ['photo', 'name', 'place', 'request', 'about', 'contacts', 'answers'] as const;
export const accountParts = ['privacy', 'notifications', 'look', 'sessions', 'data'] as const;

export type PartName = (typeof profileParts)[number] | (typeof accountParts)[number];

/** Where what is missing can be filled in. */
export const partOf: Record<CompletionPart, PartName> = {
  name: 'name',
  position: 'name',
  location: 'place',
  lookingFor: 'request',
  about: 'about',
  goal: 'about',
  tags: 'about',
  contacts: 'contacts',
  avatar: 'photo',
  answers: 'answers',
};
