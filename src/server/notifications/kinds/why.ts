import type { Lang } from '../../../lib/lang';
import type { Category } from './categories';
import type { AnyNotification } from './definition';

type Why = Record<Lang, (title: string) => string>;

/** Why somebody is notified of what a category contains. */
const reasons: Record<Category, Why> = {
  security: {
    en: () => 'It keeps your account safe.',
    ru: () => 'Так мы бережём ваш аккаунт.',
  },
  personal: {
    en: (title) => `A manager of ${title} wrote to you.`,
    ru: (title) => `Вам написал менеджер сообщества «${title}».`,
  },
  invitation: {
    en: (title) => `Somebody invited you to ${title}.`,
    ru: (title) => `Вас пригласили в сообщество «${title}».`,
  },
  membership: {
    en: (title) => `It’s about your membership of ${title}.`,
    ru: (title) => `Это касается вашего участия в сообществе «${title}».`,
  },
  conduct: {
    en: (title) => `It’s a decision of the managers of ${title} that concerns you.`,
    ru: (title) => `Это решение менеджеров сообщества «${title}», которое касается вас.`,
  },
  operating: {
    en: () => 'You run this site.',
    ru: () => 'Вы отвечаете за этот сайт.',
  },
  managing: {
    en: (title) => `You’re a manager of ${title}.`,
    ru: (title) => `Вы менеджер сообщества «${title}».`,
  },
  matching: {
    en: (title) => `You want to meet people at ${title}.`,
    ru: (title) => `Вы хотите знакомиться с людьми в сообществе «${title}».`,
  },
  meetings: {
    en: () => 'It’s about a meeting of yours.',
    ru: () => 'Это касается вашей встречи.',
  },
  reach: {
    en: () => 'It’s about how we reach you.',
    ru: () => 'Это касается связи с вами.',
  },
  digest: {
    en: () => 'You get several emails as one.',
    ru: () => 'Вы получаете несколько писем одним.',
  },
  chat: {
    en: () => 'Somebody wrote to you, and you weren’t here.',
    ru: () => 'Вам написали, пока вас не было.',
  },
  events: {
    en: () => 'You take part in this event, organise it or were invited to it.',
    ru: () => 'Вы участвуете в этом событии, проводите его или получили приглашение.',
  },
  news: {
    en: (title) => `You’re a member of ${title}.`,
    ru: (title) => `Вы состоите в сообществе «${title}».`,
  },
};

const always: Record<Lang, string> = {
  en: 'It can’t be switched off.',
  ru: 'Отключить такие уведомления нельзя.',
};

const switchable: Record<Lang, (label: string) => string> = {
  en: (label) => `“${label}” is switched on in your settings.`,
  ru: (label) => `В ваших настройках включено «${label}».`,
};

/** Why a reader was notified, and whether they can switch it off. `title` is the community’s. */
export function whyOf(
  { category, label }: Pick<AnyNotification, 'category' | 'label'>,
  { lang, title }: { lang: Lang; title: string },
): string {
  return `${reasons[category][lang](title)} ${label ? switchable[lang](label[lang]) : always[lang]}`;
}
