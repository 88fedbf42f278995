import type { event as english } from '../en/event';
import type { InRussian } from '../types';

/** Words about an event, wherever one is shown. */
export const event = {
  when: {
    mine: '{{time}} по вашему времени',
  },
  where: {
    online: 'Онлайн',
    onlineAnd: '{{place}} и онлайн',
    untold: 'Место увидят те, кто идёт',
  },
  price: {
    free: 'Бесплатно',
  },
  status: {
    going: 'Вы идёте',
    asked: 'Ждёт одобрения',
    toPay: 'Ждёт оплаты',
    declined: 'Отклонено',
  },
  mark: {
    past: 'Прошло',
    cancelled: 'Отменено',
    full: 'Мест нет',
    private: 'Только для участников',
  },
  more: 'Другие действия',
  going_one: 'Идёт {{count}} человек',
  going_few: 'Идут {{count}} человека',
  going_many: 'Идут {{count}} человек',
  going_other: 'Идут {{count}} человека',
  went_one: 'Был {{count}} человек',
  went_few: 'Были {{count}} человека',
  went_many: 'Было {{count}} человек',
  went_other: 'Было {{count}} человека',
} satisfies InRussian<typeof english>;
