import type { adminEvents as english } from '../en/adminEvents';
import type { InRussian } from '../types';

export const adminEvents = {
  title: 'События',
  text: 'Их создают участники, а вы можете изменить любое.',
  show: 'Показать события',
  create: 'Создать событие',
  views: 'Какие события',
  upcoming: 'Предстоящие',
  past: 'Прошедшие',
  search: 'Поиск событий',
  going_one: 'Идёт {{count}} человек',
  going_few: 'Идут {{count}} человека',
  going_many: 'Идут {{count}} человек',
  going_other: 'Идут {{count}} человека',
  goingOf: 'Идут {{count}} из {{most}}',
  line_one: '{{count}} человек в листе ожидания',
  line_few: '{{count}} человека в листе ожидания',
  line_many: '{{count}} человек в листе ожидания',
  line_other: '{{count}} человека в листе ожидания',
  more: 'Показать ещё',
  none: {
    upcoming: 'Предстоящих событий нет.',
    past: 'Прошедших событий пока нет.',
    found: 'Ничего не нашлось. Попробуйте сократить запрос.',
  },
  failed: 'Не удалось загрузить события.',
  failedOne: 'Не удалось загрузить событие',
  failedText: 'Что-то пошло не так на нашей стороне. Попробуйте ещё раз.',
  back: 'Все события',
  edit: 'Изменить',
  checkIn: 'Отметить пришедших',
  people: 'Управлять участниками',
  missing: {
    title: 'Событие не найдено',
    text: 'Возможно, его удалили или в ссылке опечатка.',
  },
} satisfies InRussian<typeof english>;
