import {
  contactNames,
  stepOfContact,
  type Contact,
  type ContactStep,
  type ContactType,
} from './contactTypes';
import type { Broken } from '../profileMessages';

/** What a community says of contacts, and its onboarding of the two steps that ask for them. */
export interface ContactSettings {
  requiredContacts: readonly ContactType[];
  requiredContactsMin: number;
  /** Types a member can give. */
  offered: readonly ContactType[];
  steps: Record<ContactStep, { visible: boolean; order: number }>;
}

/** Contacts of which some must be given. */
export interface ContactRequirement {
  types: ContactType[];
  min: number;
  /** Where they are asked for, all of them: the earlier step when they are of both. */
  step: ContactStep;
}

/**
 * Which contacts a member must give (ONB-04), or undefined when none: only types that can be given in a visible step
 * count, and no more than there are of them are asked for.
 */
export function contactRequirement(settings: ContactSettings): ContactRequirement | undefined {
  const { requiredContacts, requiredContactsMin, offered, steps } = settings;
  const types = requiredContacts.filter(
    (type) => offered.includes(type) && steps[stepOfContact(type)].visible,
  );
  const min = Math.min(requiredContactsMin, types.length);
  if (min <= 0) return undefined;
  const [step = 'contacts'] = [...new Set(types.map(stepOfContact))].sort(
    (a, b) => steps[a].order - steps[b].order,
  );
  return { types, min, step };
}

/** The step that asks for a type, once all that is required is asked for on one. */
export const stepAsking = (type: ContactType, requirement: ContactRequirement | undefined): ContactStep =>
  requirement?.types.includes(type) ? requirement.step : stepOfContact(type);

/** The issue of contacts against what is required, or undefined. */
export function checkRequiredContacts(
  requirement: ContactRequirement | undefined,
  contacts: readonly Contact[],
): Broken | undefined {
  if (!requirement) return undefined;
  const given = requirement.types.filter((type) =>
    contacts.some((contact) => contact.type === type && contact.value.trim()),
  );
  return given.length >= requirement.min ? undefined : requirementText(requirement);
}

/** What a requirement says, for a hint and for an issue alike. */
export const requirementText = ({ types, min }: { types: readonly ContactType[]; min: number }): Broken => ({
  rule: 'contactsRequired',
  values: { min, networks: types.map((type) => contactNames[type]) },
});
