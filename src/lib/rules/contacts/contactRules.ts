import type { Lang } from '../../lang';
import { handle, linkTo, pageOn, pageOrName } from './contactForms';
import type { ContactType } from './contactTypes';
import { checkEmail, normalizeEmail } from '../email';
import type { ProfileRule } from '../profileMessages';

interface ContactRule {
  /** The rule that a value without the form of its type breaks. */
  rule: ProfileRule;
  /** The input in its stored form, or undefined if it does not have the form of its type. */
  normalize: (typed: string, lang: Lang) => string | undefined | Promise<string | undefined>;
}

/** People on Facebook without a name of their own have a number. */
const numberedPage =
  /^(?:https?:\/\/)?(?:(?:www|m)\.)?(?:facebook|fb)\.com\/profile\.php\?id=(\d{1,20})(?:[&#]\S*)?$/i;

/** One row per type: its forms (ONB-04, PRO-01). */
export const contactRules: Record<ContactType, ContactRule> = {
  EMAIL: {
    rule: 'emailFormat',
    normalize: (typed) => (checkEmail(typed) ? undefined : normalizeEmail(typed)),
  },
  PHONE: {
    rule: 'phoneFormat',
    // The tables of the world's numbers are big: loaded with the first phone number.
    normalize: async (typed, lang) => (await import('./phone')).normalizePhone(typed, lang),
  },
  FACEBOOK: {
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
  },
  LINKEDIN: {
    rule: 'linkedInPrefix',
    normalize: pageOn(
      'https://www.linkedin.com/in/',
      ['linkedin.com'],
      /^in\/([\p{L}\p{N}\p{M}%_.-]{1,200})$/u,
    ),
  },
  VK: {
    rule: 'handleFormat',
    normalize: pageOrName('https://vk.com/', ['vk.com', 'vk.ru', 'vkontakte.ru'], /^[a-z\d_][\w.]{1,49}$/i),
  },
  TELEGRAM: {
    rule: 'handleFormat',
    normalize: handle(['t.me', 'telegram.me', 'telegram.dog'], /^[a-z]\w{3,31}$/i),
  },
  GITHUB: {
    rule: 'handleFormat',
    normalize: handle(['github.com'], /^[a-z\d](?:[a-z\d]|-(?=[a-z\d])){0,38}$/i),
  },
  TWITTER: {
    rule: 'handleFormat',
    normalize: handle(['twitter.com', 'x.com'], /^\w{1,15}$/),
  },
  SLACK: { rule: 'linkFormat', normalize: linkTo('slack.com') },
  DISCORD: {
    rule: 'nameFormat',
    normalize: (typed) => {
      const name = typed.replace(/^@/, '');
      if (/^[^\s@#:`]{2,32}#\d{4}$/u.test(name)) return name;
      return /^(?!.*\.\.)[a-z\d_.]{2,32}$/i.test(name) ? name.toLowerCase() : undefined;
    },
  },
  CALENDLY: { rule: 'linkFormat', normalize: linkTo('calendly.com') },
};
