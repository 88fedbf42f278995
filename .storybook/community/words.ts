import type { Lang } from '../../src/lib/lang';

interface CardWords {
  title: string;
  connect: string;
  bookmark: string;
  looks: string[];
  going: string;
  pending: string;
}

/** What cards and empty places say, for what has no screen of its own in a story. */
export const cardWords: Record<Lang, CardWords> = {
  en: {
    title: 'Cards',
    connect: 'Connect',
    bookmark: 'Bookmark',
    looks: ['A line around', 'A shadow below', 'A quiet ground', 'A tint of the brand'],
    going: 'Going',
    pending: 'Pending',
  },
  ru: {
    title: 'Карточки',
    connect: 'Познакомиться',
    bookmark: 'В закладки',
    looks: ['С линией', 'С тенью', 'На тихом фоне', 'На оттенке бренда'],
    going: 'Иду',
    pending: 'На рассмотрении',
  },
};

interface EmptyWords {
  title: string;
  places: { title: string; text: string; action?: string }[];
}

export const emptyWords: Record<Lang, EmptyWords> = {
  en: {
    title: 'Nothing here yet',
    places: [
      { title: 'Nobody here yet', text: 'Say what you are looking for.', action: 'Write a request' },
      { title: 'No events this month', text: 'The next ones come as soon as somebody plans them.' },
      { title: 'No conversations yet', text: 'They begin with a meeting.', action: 'Find somebody' },
      { title: 'Nothing found', text: 'Try fewer words.' },
    ],
  },
  ru: {
    title: 'Пока пусто',
    places: [
      { title: 'Пока никого', text: 'Расскажите, кого вы ищете.', action: 'Написать запрос' },
      { title: 'В этом месяце встреч нет', text: 'Новые появятся, как только кто-нибудь их назначит.' },
      { title: 'Разговоров пока нет', text: 'Они начинаются со знакомства.', action: 'Найти собеседника' },
      { title: 'Ничего не нашлось', text: 'Попробуйте меньше слов.' },
    ],
  },
};
