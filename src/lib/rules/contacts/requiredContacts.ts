import {
  contactNames,
  stepOfContact,
  type Contact,
  type ContactStep,
  type ContactType,
} from './contactTypes';
import type { Broken } from '../profileMessages';

/** What a community's config and onboarding say about contacts. */
export interface ContactSettings {
  requiredContacts: readonly ContactType[];
  requiredContactsMin: number;
  /** Types a member can give. */
  offered: readonly ContactType[];
  steps: Record<ContactStep, { visible: boolean; order: number }>;
}

/** A set of contacts of which some are required. */
export interface ContactRequirement {
  types: ContactType[];
  min: number;
  /** The step that asks for them. If both steps do, the earlier one. */
  step: ContactStep;
}

/**
 * The contacts that a member must give (ONB-04), or undefined if none is required. Only types of visible steps count,
 * and no more of them are required than there are.
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

/** The issue if required contacts are missing, or undefined. */
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

/** A requirement in words, for hints and issues. */
export const requirementText = ({ types, min }: { types: readonly ContactType[]; min: number }): Broken => ({
  rule: 'contactsRequired',
  values: { min, networks: types.map((type) => contactNames[type]) },
});
