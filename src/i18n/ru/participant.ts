import type { participant as english } from '../en/participant';
import type { InRussian } from '../types';

/** A participant as others see them, at /u/{slug}. */
export const participant = {
  lookingFor: 'Кого ищет',
  about: 'О себе',
  goal: 'Цель',
  tags: 'Теги',
  contacts: 'Контакты',
  noContacts: 'Контактов пока нет.',
  hidden: '{{name}}: видны не все контакты. Просьба о знакомстве сначала попадёт к модератору.',
  toldTo: {
    MEMBERS: '{{name}}: контакты видны участникам сообщества.',
    CONNECTIONS: '{{name}}: контакты откроются, когда вы станете знакомы.',
  },
  since: 'С нами с {{date}}',
  you: 'Это вы',
  edit: 'Изменить профиль',
  share: 'Поделиться',
  report: 'Пожаловаться',
  copied: 'Ссылка скопирована',
  copyFailed: 'Не удалось скопировать ссылку. Скопируйте её из адресной строки.',
  join: {
    title: '{{name}}: хотите познакомиться?',
    text: 'В сообществе «{{community}}» рассказывают, кого ищут, и знакомятся.',
    action: 'Вступить в {{community}}',
  },
  notFound: {
    title: 'Здесь никого нет',
    text: 'Возможно, ссылка устарела, в ней опечатка или профиль этого участника сейчас скрыт.',
    action: 'На главную',
  },
  failed: {
    title: 'Страница не загрузилась',
    text: 'Что-то пошло не так на нашей стороне.',
  },
} satisfies InRussian<typeof english>;
