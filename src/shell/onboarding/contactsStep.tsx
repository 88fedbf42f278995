import { AtSign, Link2 } from 'lucide-react';
import type { CommunityConfig } from '../../config/types';
import { Contacts } from '../../features/onboarding/steps/Contacts';
import { contactsOf } from '../../features/onboarding/steps/changes';
import type { Draft } from '../../features/onboarding/draft/draft';
import { checkContacts } from '../../lib/rules/contacts/contacts';
import {
  stepOfContact,
  type Contact,
  type ContactStep,
  type ContactType,
} from '../../lib/rules/contacts/contactTypes';
import type { ProfileIssue } from '../../lib/rules/profileMessages';
import {
  checkRequiredContacts,
  contactRequirement,
  type ContactRequirement,
} from '../../lib/rules/contacts/requiredContacts';
import type { Checked, StepContext, StepParts } from './types';

const icons = { contacts: AtSign, networks: Link2 } as const;

/** What must be given in this community (ONB-04); the same rule as the server's. */
const requirementOf = ({ community, steps }: CommunityConfig): ContactRequirement | undefined =>
  contactRequirement({
    requiredContacts: community.requiredContacts,
    requiredContactsMin: community.requiredContactsMin,
    offered: community.contactsConfig.types,
    steps,
  });

/**
 * The types a step asks for: the community's shown ones and what is required have a row of their own, the others wait
 * behind 'Add another'; where none is shown, all are.
 */
export function typesOf({ community }: CommunityConfig, step: ContactStep, required: readonly ContactType[]) {
  const offered = community.contactsConfig.types.filter((type) => stepOfContact(type) === step);
  const first = community.shownContacts.filter((type) => offered.includes(type));
  const shown = [...first, ...required.filter((type) => offered.includes(type) && !first.includes(type))];
  if (shown.length === 0) return { shown: offered, others: [] };
  return { shown, others: offered.filter((type) => !shown.includes(type)) };
}

const isFilled = ({ value }: Contact): boolean => value.trim() !== '';

/** Issues by their index in what the step shows: what is empty there was not checked. */
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
  const { shown, others } = typesOf(config, step, requirement?.types ?? []);
  const { defaultPrivacy } = config.community.contactsConfig;
  // Once, where contacts are asked for first.
  const asksPrivacy = step === steps.find((one) => one === 'contacts' || one === 'networks');
  const concerns = requirement?.types.some((type) => stepOfContact(type) === step);
  const check = async (draft: Draft): Promise<Checked> => {
    const mine = contactsOf(draft, step);
    const { contacts, issues } = await checkContacts(mine.filter(isFilled), {
      offered: config.community.contactsConfig.types,
      lang,
    });
    const missing =
      requirement?.step === step
        ? checkRequiredContacts(requirement, draft.profile.contacts ?? [])
        : undefined;
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
        required={concerns ? requirement : undefined}
        defaultPrivacy={asksPrivacy ? defaultPrivacy : undefined}
      />
    ),
    check,
  };
}
