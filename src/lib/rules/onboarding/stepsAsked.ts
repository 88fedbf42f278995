import { contactRequirement, stepAsking, type ContactSettings } from '../contacts/requiredContacts';
import type { ProfileStep } from '../profile/profileFields';

/** What a community's config says about the form and its contacts. */
export type FormSettings = Omit<ContactSettings, 'steps'> & {
  steps: Readonly<Record<ProfileStep, { readonly visible: boolean; readonly order: number }>>;
};

/** The steps that a newcomer meets, in the order of the table: visible ones with something to ask for. */
export function stepsAsked(names: readonly ProfileStep[], settings: FormSettings): ProfileStep[] {
  const { steps, offered } = settings;
  const requirement = contactRequirement(settings);
  const asks = (name: ProfileStep) =>
    (name !== 'contacts' && name !== 'networks') ||
    offered.some((type) => stepAsking(type, requirement) === name);
  return names.filter((name) => steps[name].visible && asks(name));
}
