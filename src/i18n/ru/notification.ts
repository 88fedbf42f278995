import type { notification as english } from '../en/notification';
import type { InRussian } from '../types';

/** Список за колокольчиком. */
export const notification = {
  title: 'Уведомления',
  settings: 'Настройки уведомлений',
  markAll: 'Отметить все прочитанными',
  unread: 'Не прочитано',
  gathered_one: 'и ещё {{count}}',
  gathered_few: 'и ещё {{count}}',
  gathered_many: 'и ещё {{count}}',
  gathered_other: 'и ещё {{count}}',
  why: 'Почему это пришло?',
  remove: 'Удалить «{{title}}»',
  removed: 'Уведомление удалено',
  undo: 'Отменить',
  undone: 'Уведомление возвращено',
  fresh_one: 'Показать {{count}} новое уведомление',
  fresh_few: 'Показать {{count}} новых уведомления',
  fresh_many: 'Показать {{count}} новых уведомлений',
  fresh_other: 'Показать {{count}} нового уведомления',
  more: 'Показать ещё',
  loadingMore: 'Загружаем ещё',
  none: {
    title: 'Уведомлений пока нет',
    text: 'Здесь появятся знакомства, ответы на ваши запросы и новости о встречах и событиях.',
  },
  failed: {
    title: 'Не удалось загрузить уведомления',
    text: 'Попробуйте ещё раз чуть позже.',
    more: 'Не удалось загрузить более ранние уведомления.',
  },
} as const satisfies InRussian<typeof english>;
