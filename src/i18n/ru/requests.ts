import type { requests as english } from '../en/requests';
import type { InRussian } from '../types';

/** The feed of requests, and answers to them. */
export const requests = {
  list: 'Запросы',
  asked: 'Запрос опубликован {{ago}}',
  answer: 'Ответить',
  answerTo: 'Ответить участнику {{name}}',
  change: 'Изменить ответ',
  changeTo: 'Изменить ответ участнику {{name}}',
  label: 'Ваш ответ участнику {{name}}',
  hint: 'Ответ придёт автору запроса на почту вместе со ссылкой на ваш профиль.',
  send: 'Отправить ответ',
  sending: 'Отправляем ответ',
  cancel: 'Отмена',
  sent: 'Ответ отправлен',
  yours: 'Ваш ответ',
  empty: 'Сначала напишите ответ.',
  more: 'Больше участников',
  none: {
    title: 'Запросов пока нет',
    text: 'Когда другие участники расскажут, кого или что они ищут, вы увидите это здесь и сможете ответить.',
  },
  failed: {
    title: 'Не удалось загрузить запросы',
    text: 'Что-то пошло не так на нашей стороне. Попробуйте ещё раз.',
    offline: 'Нет сети. Запросы загрузятся, когда она появится.',
    more: 'Не удалось загрузить больше запросов.',
  },
} satisfies InRussian<typeof english>;
