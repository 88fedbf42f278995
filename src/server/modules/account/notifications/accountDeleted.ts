import type { NotificationDefinition } from '../../../notifications/kinds/definition';
import type { NoData } from '../../../notifications/kinds/data';

/** The last email that the user gets. */
export const accountDeleted: NotificationDefinition<NoData, 'security'> = {
  kind: 'accountDeleted',
  category: 'security',
  thing: 'account',
  expiresIn: 3 * 86_400,
  erasesRecipient: true,
  content: {
    en: (_data, { title }) => ({
      subject: `Your account at ${title} is deleted`,
      heading: 'Your account is deleted',
      lead: 'Your profile, photos, contacts and everything else we stored about you have been deleted, here and in every community you were a member of. This is our last email to you: once it’s sent, we forget your address too.',
      note: 'Thank you for the time you spent with us. If you’d like to come back, just sign up again: you’re always welcome.',
    }),
    ru: (_data, { title }) => ({
      subject: `Ваш аккаунт в сообществе «${title}» удалён`,
      heading: 'Ваш аккаунт удалён',
      lead: 'Профиль, фото, контакты и всё остальное, что мы о вас хранили, удалены — здесь и во всех сообществах, в которых вы состояли. Это наше последнее письмо: после него мы забудем и ваш адрес.',
      note: 'Спасибо, что были с нами. Если захотите вернуться, просто зарегистрируйтесь заново — мы будем рады.',
    }),
  },
  sample: () => ({}),
};
