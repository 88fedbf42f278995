import type { report as english } from '../en/report';
import type { InRussian } from '../types';

/** Telling managers about a member. */
export const report = {
  title: '{{name}}: пожаловаться',
  text: 'Менеджеры сообщества «{{community}}» рассматривают каждую жалобу. О том, что её отправили вы, не узнает никто: ни участник, ни менеджеры.',
  reason: 'Что не так?',
  noReason: 'Выберите, что не так',
  reasons: {
    SPAM: 'Спам или реклама',
    HARASSMENT: 'Оскорбления или угрозы',
    FAKE: 'Это не настоящий человек или кто-то другой',
    OFFENSIVE: 'Что-то недопустимое в профиле',
    OTHER: 'Другое',
  },
  details: 'Что случилось?',
  detailsHint: 'Пара слов поможет менеджерам разобраться.',
  noDetails: 'Напишите в двух словах, что не так',
  submit: 'Отправить жалобу',
  sending: 'Отправляем',
  done: 'Спасибо. Менеджеры во всём разберутся.',
  undo: 'Отменить',
  undone: 'Жалоба отозвана',
} satisfies InRussian<typeof english>;
