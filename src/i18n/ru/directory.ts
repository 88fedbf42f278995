import type { directory as english } from '../en/directory';
import type { InRussian } from '../types';

/** The directory at /participants. */
export const directory = {
  title: 'Участники',
  lead: 'Все участники сообщества «{{title}}». Ищите по имени, компании, роду занятий и запросу.',
  search: 'Поиск участников',
  tags: 'Теги',
  tagCount_one: '{{tag}}, {{count}} участник',
  tagCount_few: '{{tag}}, {{count}} участника',
  tagCount_many: '{{tag}}, {{count}} участников',
  tagCount_other: '{{tag}}, {{count}} участника',
  moreTags: 'Больше тегов',
  fewerTags: 'Меньше тегов',
  city: 'Город',
  anyCity: 'Любой город',
  language: 'Язык',
  anyLanguage: 'Любой язык',
  clear: 'Сбросить всё',
  list: 'Участники',
  you: 'Это вы',
  lookingFor: 'Ищет',
  more: 'Показать ещё',
  shown_one: 'Показан {{count}} участник',
  shown_few: 'Показано {{count}} участника',
  shown_many: 'Показано {{count}} участников',
  shown_other: 'Показано {{count}} участника',
  none: {
    title: 'Здесь пока никого нет',
    text: 'Как только кто-нибудь вступит в сообщество, вы увидите его здесь.',
    found: 'Никого не нашлось',
    foundText: 'Попробуйте меньше слов, другое написание или меньше фильтров.',
  },
  unconfirmed: {
    title: 'Сначала подтвердите почту',
    text: 'Участники видят друг друга после подтверждения почты. Тогда и вы найдёте здесь всех.',
    confirm: 'Подтвердить почту',
  },
  failed: {
    title: 'Не удалось загрузить участников',
    text: 'Что-то пошло не так на нашей стороне. Попробуйте ещё раз.',
    more: 'Не удалось загрузить больше участников.',
    stale: 'Нет сети. Здесь результаты прошлого поиска; новые появятся, когда связь вернётся.',
  },
} satisfies InRussian<typeof english>;
