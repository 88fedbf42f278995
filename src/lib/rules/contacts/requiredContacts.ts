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
  /** Where it is checked: the step that asks for them, the later one when both do. */
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
    (a, b) => steps[b].order - steps[a].order,
  );
  return { types, min, step };
}

/** The issue of contacts against what is required, or undefined. */
export function checkRequiredContacts(
  requirement: ContactRequirement | undefined,
  contacts: readonly Contact[],
): Broken | undefined {
  if (!requirement) return undefined;
  const { types, min } = requirement;
  const given = types.filter((type) =>
    contacts.some((contact) => contact.type === type && contact.value.trim()),
  );
  if (given.length >= min) return undefined;
  return { rule: 'contactsRequired', values: { min, networks: types.map((type) => contactNames[type]) } };
}
