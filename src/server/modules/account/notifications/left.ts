import type { NotificationDefinition } from '../../../notifications/kinds/definition';
import type { NoData } from '../../../notifications/kinds/data';

/** To a person who left a community and keeps the account. */
export const left: NotificationDefinition<NoData, 'security'> = {
  kind: 'left',
  category: 'security',
  thing: 'account',
  expiresIn: 3 * 86_400,
  content: {
    en: (_data, { title }) => ({
      subject: `You left ${title}`,
      heading: `You left ${title}`,
      lead: 'Your profile, photo and contacts there are deleted, and its members don’t see you any more. Your account and your other communities stay as they are.',
      note: 'If you’d like to come back, sign in and join again. If it wasn’t you, someone is signed in as you: change your password.',
    }),
    ru: (_data, { title }) => ({
      subject: `Вы покинули «${title}»`,
      heading: `Вы покинули «${title}»`,
      lead: 'Ваш профиль, фото и контакты там удалены, и участники вас больше не видят. Аккаунт и другие ваши сообщества остались как есть.',
      note: 'Если захотите вернуться, войдите и вступите снова. Если это были не вы, кто-то вошёл под вашим именем: смените пароль.',
    }),
  },
  sample: () => ({}),
};
