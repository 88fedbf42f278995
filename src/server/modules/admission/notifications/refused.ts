import type { NotificationDefinition } from '../../../notifications/kinds/definition';

/** To a person whom a community refused, in its managers' words. */
export const refused: NotificationDefinition<{ text: string }, 'membership'> = {
  kind: 'refused',
  category: 'membership',
  thing: 'application',
  step: 1,
  reachesApart: true,
  label: { en: 'Your application', ru: 'Ваша заявка' },
  expiresIn: 3 * 86_400,
  content: {
    en: ({ text }, { title }) => ({
      subject: `About your application to ${title}`,
      heading: 'Your application wasn’t accepted',
      lead: `Thank you for your interest in ${title}. Its managers looked at your application and wrote to you:`,
      blocks: [{ type: 'quote', text }],
      note: 'Members don’t see your profile. You can still open it, and you can delete your account in your settings.',
    }),
    ru: ({ text }, { title }) => ({
      subject: `О вашей заявке в «${title}»`,
      heading: 'Вашу заявку не приняли',
      lead: `Спасибо за интерес к сообществу «${title}». Менеджеры рассмотрели заявку и написали вам:`,
      blocks: [{ type: 'quote', text }],
      note: 'Участники не видят ваш профиль. Вам он по-прежнему доступен. Удалить аккаунт можно в настройках.',
    }),
  },
  sample: ({ lang }) => ({
    text: {
      en: 'We’re a small circle of people who work with clay, and we’d love to see your work first.\nSend us a few photos and we’ll gladly look again.',
      ru: 'У нас небольшой круг тех, кто работает с глиной, и сначала хотелось бы увидеть ваши работы.\nПришлите несколько фото, и мы с радостью посмотрим ещё раз.',
    }[lang],
  }),
};
