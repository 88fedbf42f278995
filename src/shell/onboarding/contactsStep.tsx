import { AtSign, Link2 } from 'lucide-react';
import type { CommunityConfig } from '../../config/types';
import { Contacts } from '../../features/onboarding/steps/Contacts';
import { contactsOf } from '../../features/onboarding/steps/changes';
import type { Draft } from '../../features/onboarding/draft/draft';
import { checkContacts } from '../../lib/rules/contacts/contacts';
import type { Contact, ContactStep, ContactType } from '../../lib/rules/contacts/contactTypes';
import type { ProfileIssue } from '../../lib/rules/profileMessages';
import {
  checkRequiredContacts,
  contactRequirement,
  stepAsking,
  type ContactRequirement,
} from '../../lib/rules/contacts/requiredContacts';
import type { Checked, StepContext, StepParts } from './types';

const icons = { contacts: AtSign, networks: Link2 } as const;

/** The contacts required in this community (ONB-04), by the same rule as on the server. */
export const requirementOf = ({ community, steps }: CommunityConfig): ContactRequirement | undefined =>
  contactRequirement({
    requiredContacts: community.requiredContacts,
    requiredContactsMin: community.requiredContactsMin,
    offered: community.contactsConfig.types,
    steps,
  });

/**
 * The contact types of a step: required types and the community's shown types have a row of their own, the others are
 * behind 'Add another'. If the community shows none, all have a row.
 */
export function typesOf(
  { community }: CommunityConfig,
  step: ContactStep,
  requirement: ContactRequirement | undefined,
): { shown: ContactType[]; others: ContactType[] } {
  const offered = community.contactsConfig.types.filter((type) => stepAsking(type, requirement) === step);
  const wanted = [...(requirement?.types ?? []), ...community.shownContacts];
  const shown = [...new Set(wanted)].filter((type) => offered.includes(type));
  if (shown.length === 0) return { shown: offered, others: [] };
  return { shown, others: offered.filter((type) => !shown.includes(type)) };
}

const isFilled = ({ value }: Contact): boolean => value.trim() !== '';

/** Issues by their index among the visible contacts: empty ones were not checked. */
function located(issues: readonly ProfileIssue[], all: Draft['profile']['contacts']): ProfileIssue[] {
  const indexes = (all ?? []).flatMap((contact, index) => (isFilled(contact) ? [index] : []));
  return issues.map((issue) => {
    const [at, field] = issue.path.split('.');
    return { ...issue, path: `contacts.${indexes[Number(at)]}.${field}` };
  });
}

/** Contacts and networks are one step twice: other types, the same rules. */
export function contactsStep(step: ContactStep, { config, lang, shown: steps }: StepContext): StepParts {
  const requirement = requirementOf(config);
  const { shown, others } = typesOf(config, step, requirement);
  const { defaultPrivacy } = config.community.contactsConfig;
  // Once, where contacts are asked for first.
  const asksPrivacy = step === steps.find((one) => one === 'contacts' || one === 'networks');
  const required = requirement?.step === step ? requirement : undefined;
  const check = async (draft: Draft): Promise<Checked> => {
    const mine = contactsOf(draft, [...shown, ...others]);
    const { contacts, issues } = await checkContacts(mine.filter(isFilled), {
      offered: config.community.contactsConfig.types,
      lang,
    });
    const missing = checkRequiredContacts(required, mine);
    return {
      issues: [...located(issues, mine), ...(missing ? [{ path: 'contacts', ...missing }] : [])],
      part: {
        profile: { contacts, ...(asksPrivacy ? { privacy: draft.profile.privacy ?? defaultPrivacy } : {}) },
      },
    };
  };
  return {
    icon: icons[step],
    empty: shown.length === 0,
    form: (props) => (
      <Contacts
        {...props}
        step={step}
        shown={shown}
        others={others}
        required={required}
        defaultPrivacy={asksPrivacy ? defaultPrivacy : undefined}
      />
    ),
    check,
  };
}
