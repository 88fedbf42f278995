import type { person as english } from '../en/person';
import type { InRussian } from '../types';

/** A participant as others see them, at /u/{slug}. */
export const person = {
  lookingFor: 'Кого ищет',
  about: 'О себе',
  goal: 'Цель',
  tags: 'Теги',
  contacts: 'Контакты',
  noContacts: 'Контактов пока нет.',
  hidden: '{{name}}: контакты видны не все. Просьба о знакомстве сначала попадёт к модератору.',
  since: 'С нами с {{date}}',
  you: 'Это вы',
  edit: 'Изменить профиль',
  share: 'Поделиться',
  copied: 'Ссылка скопирована',
  copyFailed: 'Не удалось скопировать ссылку. Возьмите её из адресной строки.',
  join: {
    title: '{{name}}: хотите познакомиться?',
    text: 'В сообществе «{{community}}» рассказывают, кого ищут, и знакомятся.',
    action: 'Вступить в {{community}}',
  },
  notFound: {
    title: 'Здесь никого нет',
    text: 'Возможно, ссылка устарела, в ней опечатка или этого участника сейчас не показывают.',
    action: 'На главную',
  },
  failed: {
    title: 'Страница не загрузилась',
    text: 'Сервер ответил не так, как должен.',
    offline: 'Вы не в сети. Всё загрузится, когда связь вернётся.',
  },
} satisfies InRussian<typeof english>;
