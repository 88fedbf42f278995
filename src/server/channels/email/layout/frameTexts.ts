import type { Lang } from '../../../../lib/lang';
import type { Category } from '../../../notifications/kinds/categories';

/** Why somebody gets an email. */
type Reason = 'address' | 'invitation' | 'application' | 'event' | 'operating' | 'member';

const reasons: Partial<Record<Category, Reason>> = {
  // Also to addresses that have no account.
  security: 'address',
  invitation: 'invitation',
  // Also to applicants.
  membership: 'application',
  // Also to guests, who are no members.
  events: 'event',
  digest: 'event',
  operating: 'operating',
};

export const reasonOf = (category: Category): Reason => reasons[category] ?? 'member';

interface FrameTexts {
  copy: string;
  footer: Record<Reason, (title: string) => string>;
  preferences: string;
  unsubscribe: string;
}

/** The texts that every email contains. */
export const frameTexts: Record<Lang, FrameTexts> = {
  en: {
    copy: 'If the button doesn’t work, copy this link into your browser:',
    footer: {
      address: (title) => `You’re receiving this email because your address was entered at ${title}.`,
      invitation: (title) => `You’re receiving this email because a manager of ${title} has invited you.`,
      application: (title) => `You’re receiving this email because you’ve joined or asked to join ${title}.`,
      event: (title) => `You’re receiving this email because you take part in ${title} or its events.`,
      operating: (title) => `You’re receiving this email because you’re responsible for ${title}.`,
      member: (title) => `You’re receiving this email because you’re a member of ${title}.`,
    },
    preferences: 'Change notification settings',
    unsubscribe: 'Unsubscribe from emails like this',
  },
  ru: {
    copy: 'Если кнопка не работает, скопируйте эту ссылку в браузер:',
    footer: {
      address: (title) =>
        `Вы получили это письмо, потому что вашу почту указали на сайте сообщества «${title}».`,
      invitation: (title) =>
        `Вы получили это письмо, потому что вас пригласил менеджер сообщества «${title}».`,
      application: (title) =>
        `Вы получили это письмо, потому что вступили или подали заявку на вступление в «${title}».`,
      event: (title) =>
        `Вы получили это письмо, потому что участвуете в сообществе «${title}» или в его событиях.`,
      operating: (title) => `Вы получили это письмо, потому что отвечаете за сообщество «${title}».`,
      member: (title) => `Вы получили это письмо, потому что состоите в сообществе «${title}».`,
    },
    preferences: 'Настроить уведомления',
    unsubscribe: 'Отписаться от таких писем',
  },
};
