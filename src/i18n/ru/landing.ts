import type { landing as english } from '../en/landing';
import type { InRussian } from '../types';

/** Texts of the welcome page that no community writes itself. */
export const landing = {
  startNetworking: 'Начать знакомиться',
  about: 'О сообществе',
  privacy: 'Политика конфиденциальности',
  more: 'Подробнее о {{title}}',
  redirect: 'Переходим на сайт {{title}}',
  redirectAction: 'Перейти сейчас',
} satisfies InRussian<typeof english>;
