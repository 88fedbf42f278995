import { crashTexts } from '../../lib/crashTexts';
import type { system as english } from '../en/system';
import type { InRussian } from '../types';

/** Not found, crash, offline. */
export const system = {
  notFound: {
    title: 'Страница не найдена',
    text: 'Возможно, ссылка устарела или в ней опечатка.',
    action: 'На главную',
  },
  crash: crashTexts.ru,
  offline: {
    title: 'Нет сети',
    text: 'Приложение не в сети. Проверьте подключение',
  },
  partFailed: 'Часть страницы не загрузилась.',
} satisfies InRussian<typeof english>;
