import type { landing as english } from '../en/landing';
import type { InRussian } from '../types';

/** Texts of the welcome page that no community writes itself. */
export const landing = {
  startNetworking: 'Начать знакомиться',
  closing: 'Оставьте почту, чтобы начать',
  about: 'О сообществе',
  privacy: 'Политика конфиденциальности',
  redirect: 'Переходим на сайт «{{title}}»',
  redirectAction: 'Перейти сейчас',
} satisfies InRussian<typeof english>;
