import type { ProfileSettings } from '../settings';

const noop = () => undefined;

export const settings: ProfileSettings = {
  community: 'Open Circle',
  home: '/my_communities',
  survey: true,
  introductions: true,
  showsMembers: true,
  detectsLocation: true,
  passwords: true,
  contacts: {
    shown: ['TELEGRAM', 'LINKEDIN', 'EMAIL'],
    others: ['PHONE', 'GITHUB', 'DISCORD'],
    requirement: { types: ['LINKEDIN', 'TELEGRAM'], min: 1, step: 'contacts' },
  },
  request: {
    required: true,
    example: 'A designer who has shipped a marketplace and can look at ours for an hour.',
    phrases: ['I would like to meet', 'I am looking for advice on'],
  },
  language: { value: 'en', choices: ['en', 'ru'], onChoose: noop },
  theme: { value: 'system', onChoose: noop },
  onLeft: noop,
  onDeleted: noop,
};

/** The field itself and not its placeholder. */
export const editable = { selector: 'input:not([readonly])' };
