import type { Lang } from '../../lang';
import { handle, linkTo, pageOn, pageOrName } from './contactForms';
import type { ContactType } from './contactTypes';
import { checkEmail, normalizeEmail } from '../email';
import type { ProfileRule } from '../profileMessages';

export interface ContactRule {
  /** The rule that a value without the form of its type breaks. */
  rule: ProfileRule;
  /** What was typed as it is stored, or undefined when it has not the form of its type. */
  normalize: (typed: string, lang: Lang) => string | undefined | Promise<string | undefined>;
  /** Address that a normal value leads to; absent where there is none. */
  href?: (value: string) => string;
  /** How a normal value is shown; absent: as it is. */
  show?: (value: string) => string;
}

const withAt = (name: string): string => `@${name}`;
const asIs = (link: string): string => link;
const withoutScheme = (link: string): string => link.replace(/^https:\/\/(www\.)?/, '');

const link = { rule: 'linkFormat', href: asIs, show: withoutScheme } as const;

/** People on Facebook without a name of their own have a number. */
const numberedPage =
  /^(?:https?:\/\/)?(?:(?:www|m)\.)?(?:facebook|fb)\.com\/profile\.php\?id=(\d{1,20})(?:[&#]\S*)?$/i;

/** One row per type: its forms, its address, its looks (ONB-04, PRO-01). */
export const contactRules: Record<ContactType, ContactRule> = {
  EMAIL: {
    rule: 'emailFormat',
    normalize: (typed) => (checkEmail(typed) ? undefined : normalizeEmail(typed)),
    href: (value) => `mailto:${encodeURIComponent(value).replace('%40', '@')}`,
  },
  PHONE: {
    rule: 'phoneFormat',
    // The tables of the world's numbers are big: loaded with the first phone number.
    normalize: async (typed, lang) => (await import('./phone')).normalizePhone(typed, lang),
    href: (value) => `tel:${value}`,
  },
  FACEBOOK: {
    ...link,
    rule: 'handleFormat',
    normalize: (typed) => {
      const [, number] = numberedPage.exec(typed) ?? [];
      if (number) return `https://www.facebook.com/profile.php?id=${number}`;
      return pageOrName(
        'https://www.facebook.com/',
        ['facebook.com', 'fb.com'],
        /^[a-z\d][a-z\d.-]{2,99}$/i,
      )(typed);
    },
  },
  INSTAGRAM: {
    rule: 'handleFormat',
    normalize: handle(['instagram.com', 'instagr.am'], /^(?!\.|.*\.\.|.*\.$)[\w.]{1,30}$/),
    href: (name) => `https://www.instagram.com/${name}/`,
    show: withAt,
  },
  LINKEDIN: {
    ...link,
    rule: 'linkedInPrefix',
    normalize: pageOn(
      'https://www.linkedin.com/in/',
      ['linkedin.com'],
      /^in\/([\p{L}\p{N}\p{M}%_.-]{1,200})$/u,
    ),
  },
  VK: {
    ...link,
    rule: 'handleFormat',
    normalize: pageOrName('https://vk.com/', ['vk.com', 'vk.ru', 'vkontakte.ru'], /^[a-z\d_][\w.]{1,49}$/i),
  },
  TELEGRAM: {
    rule: 'handleFormat',
    normalize: handle(['t.me', 'telegram.me', 'telegram.dog'], /^[a-z]\w{3,31}$/i),
    href: (name) => `https://t.me/${name}`,
    show: withAt,
  },
  GITHUB: {
    rule: 'handleFormat',
    normalize: handle(['github.com'], /^[a-z\d](?:[a-z\d]|-(?=[a-z\d])){0,38}$/i),
    href: (name) => `https://github.com/${name}`,
  },
  TWITTER: {
    rule: 'handleFormat',
    normalize: handle(['twitter.com', 'x.com'], /^\w{1,15}$/),
    href: (name) => `https://x.com/${name}`,
    show: withAt,
  },
  SLACK: { ...link, normalize: linkTo('slack.com') },
  DISCORD: {
    rule: 'nameFormat',
    normalize: (typed) => {
      const name = typed.replace(/^@/, '');
      if (/^[^\s@#:`]{2,32}#\d{4}$/u.test(name)) return name;
      return /^(?!.*\.\.)[a-z\d_.]{2,32}$/i.test(name) ? name.toLowerCase() : undefined;
    },
  },
  CALENDLY: { ...link, normalize: linkTo('calendly.com') },
};
