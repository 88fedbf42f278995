import type { Lang } from '../../lang';

/** The twelve contact types (PRO-01), by the onboarding step that asks for them. */
export const contactSteps = {
  contacts: ['EMAIL', 'PHONE', 'TELEGRAM', 'SLACK', 'DISCORD', 'CALENDLY'],
  networks: ['FACEBOOK', 'INSTAGRAM', 'LINKEDIN', 'VK', 'GITHUB', 'TWITTER'],
} as const;

export type ContactStep = keyof typeof contactSteps;
export type ContactType = (typeof contactSteps)[ContactStep][number];

export interface Contact {
  type: ContactType;
  value: string;
}

/** The onboarding step that asks for a type. */
export const stepOfContact = (type: ContactType): ContactStep =>
  (contactSteps.contacts as readonly ContactType[]).includes(type) ? 'contacts' : 'networks';

/** Names of the types, as readers know them. */
export const contactNames: Record<ContactType, Record<Lang, string>> = {
  EMAIL: { en: 'Email', ru: 'Почта' },
  PHONE: { en: 'Phone', ru: 'Телефон' },
  FACEBOOK: { en: 'Facebook', ru: 'Facebook' },
  INSTAGRAM: { en: 'Instagram', ru: 'Instagram' },
  LINKEDIN: { en: 'LinkedIn', ru: 'LinkedIn' },
  VK: { en: 'VK', ru: 'ВКонтакте' },
  TELEGRAM: { en: 'Telegram', ru: 'Telegram' },
  GITHUB: { en: 'GitHub', ru: 'GitHub' },
  TWITTER: { en: 'X (Twitter)', ru: 'X (Twitter)' },
  SLACK: { en: 'Slack', ru: 'Slack' },
  DISCORD: { en: 'Discord', ru: 'Discord' },
  CALENDLY: { en: 'Calendly', ru: 'Calendly' },
};
