import type { NotificationDefinition } from '../../../notifications/kinds/definition';

interface Admitted {
  url: string;
  /** The managers' message, or ''. */
  text: string;
}

/** To a person who was admitted to a community. */
export const admitted: NotificationDefinition<Admitted, 'membership'> = {
  kind: 'admitted',
  category: 'membership',
  thing: 'application',
  step: 2,
  reachesApart: true,
  label: { en: 'Your admission', ru: 'Ваше вступление' },
  expiresIn: 3 * 86_400,
  content: {
    en: ({ url, text }, { title }) => ({
      subject: `Welcome to ${title}`,
      heading: `You’re in, welcome to ${title}`,
      lead: 'A manager has accepted your application. Everything members have is now open to you.',
      blocks: [...quoted(text), { type: 'button', label: `Open ${title}`, url }],
      note: 'Members see your profile from now on. You can change it, and who sees your contacts, whenever you like.',
    }),
    ru: ({ url, text }, { title }) => ({
      subject: `Вас приняли в «${title}»`,
      heading: `Добро пожаловать в «${title}»`,
      lead: 'Менеджер одобрил вашу заявку — теперь вам открыто всё, что есть у участников.',
      blocks: [...quoted(text), { type: 'button', label: 'Открыть сообщество', url }],
      note: 'Участники теперь видят ваш профиль. Изменить его и настроить, кому видны контакты, можно в любой момент.',
    }),
  },
  sample: ({ siteUrl, lang }) => ({
    url: `${siteUrl}/my_communities`,
    text: {
      en: 'Good to have you with us.\nCome to the breakfast on Friday and say hello.',
      ru: 'Рады, что вы с нами.\nПриходите на завтрак в пятницу — познакомимся.',
    }[lang],
  }),
};

const quoted = (text: string) => (text ? [{ type: 'quote', text } as const] : []);
