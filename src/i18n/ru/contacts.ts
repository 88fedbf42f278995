import type { contacts as english } from '../en/contacts';
import type { InRussian } from '../types';

/** Контакты на /contacts. */
export const contacts = {
  title: 'Контакты',
  lists: 'Списки контактов',
  tabs: {
    recommended: 'Рекомендации',
    interested: 'Интересны мне',
    bookmarked: 'Закладки',
    connected: 'Знакомые',
    hidden: 'Скрытые',
    blocked: 'Заблокированные',
  },
  more: 'Показать ещё',
  loadingMore: 'Загружаем',
  ways: 'Как связаться: {{name}}',
  wrote: 'Вы написали: {{text}}',
  showAgain: 'Показывать снова',
  showAgainOf: 'Показывать снова: {{name}}',
  home: 'Посмотреть рекомендации',
  unconfirmed: {
    title: 'Сначала подтвердите почту',
    text: 'Участники знакомятся друг с другом после подтверждения почты. Тогда здесь появятся ваши контакты.',
    confirm: 'Подтвердить почту',
  },
  none: {
    interested: 'Вы ещё никому не писали',
    interestedText: 'Здесь будут те, с кем вы хотите познакомиться, пока они не ответят.',
    bookmarked: 'Закладок пока нет',
    bookmarkedText: 'Добавляйте в закладки тех, к кому хотите вернуться.',
    connected: 'Знакомых пока нет',
    connectedText: 'Когда вы оба захотите познакомиться, здесь появятся контакты друг друга.',
    hidden: 'Вы никого не скрывали',
    hiddenText: 'Здесь будут те, кого вы скроете: их можно вернуть.',
    blocked: 'Вы никого не блокировали',
    blockedText: 'Здесь будут те, кого вы заблокируете: их можно разблокировать.',
  },
  failed: {
    title: 'Не удалось загрузить контакты',
    text: 'Попробуйте чуть позже.',
    offline: 'Загрузим, когда появится интернет.',
  },
} satisfies InRussian<typeof english>;
