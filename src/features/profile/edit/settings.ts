import type { ReactNode } from 'react';
import type { Lang } from '../../../lib/lang';
import type { ContactType } from '../../../lib/rules/contacts/contactTypes';
import type { ContactRequirement } from '../../../lib/rules/contacts/requiredContacts';

export type ThemeChoice = 'system' | 'light' | 'dark';

/** Settings from the community and the shell. The profile knows neither config nor routes. */
export interface ProfileSettings {
  /** The community's own name of the page at /profile. */
  title?: string;
  /** Name of the community. */
  community: string;
  /** The home of members. */
  home: string;
  /** The way to its team. */
  contact?: ReactNode;
  /** The community asks its members anything. */
  survey: boolean;
  /** Members are recommended to each other. */
  introductions: boolean;
  /** The welcome page shows members. */
  showsMembers: boolean;
  /** Location detection is available. */
  detectsLocation: boolean;
  /** Its members sign in by a password. */
  passwords: boolean;
  contacts: {
    /** Types with a row of their own, in this order. */
    shown: readonly ContactType[];
    /** The others that a member can give. */
    others: readonly ContactType[];
    requirement: ContactRequirement | undefined;
  };
  request: {
    /** The community asks for one. */
    required: boolean;
    example: string;
    /** Phrases a request can begin with. */
    phrases: readonly string[];
  };
  language: { value: Lang; choices: readonly Lang[]; onChoose: (lang: Lang) => void };
  theme: { value: ThemeChoice; onChoose: (theme: ThemeChoice) => void };
  /** The community is left. */
  onLeft: () => void;
  /** The account is gone. */
  onDeleted: () => void;
}
