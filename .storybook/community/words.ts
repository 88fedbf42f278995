import type { Lang } from '../../src/lib/lang';

interface CardWords {
  title: string;
  connect: string;
  bookmark: string;
  variants: string[];
  going: string;
  pending: string;
}

/** What cards and empty states say, for what has no screen of its own in a story. */
export const cardWords: Record<Lang, CardWords> = {
  en: {
    title: 'Cards',
    connect: 'Connect',
    bookmark: 'Bookmark',
    variants: ['With a border', 'With a shadow', 'On a quiet background', 'With a brand tint'],
    going: 'Going',
    pending: 'Pending',
  },
  ru: {
    title: 'Карточки',
    connect: 'Познакомиться',
    bookmark: 'В закладки',
    variants: ['С линией', 'С тенью', 'На спокойном фоне', 'С оттенком бренда'],
    going: 'Иду',
    pending: 'На рассмотрении',
  },
};

interface EmptyWords {
  title: string;
  states: { title: string; text: string; action?: string }[];
}

export const emptyWords: Record<Lang, EmptyWords> = {
  en: {
    title: 'Nothing here yet',
    states: [
      { title: 'Nobody here yet', text: 'Say who you’re looking for.', action: 'Write a request' },
      { title: 'No events this month', text: 'New ones appear as soon as somebody plans them.' },
      { title: 'No conversations yet', text: 'They start with an introduction.', action: 'Find someone' },
      { title: 'Nothing found', text: 'Try fewer words.' },
    ],
  },
  ru: {
    title: 'Пока пусто',
    states: [
      { title: 'Пока никого', text: 'Расскажите, кого вы ищете.', action: 'Написать запрос' },
      { title: 'В этом месяце встреч нет', text: 'Новые появятся, как только кто-нибудь их назначит.' },
      { title: 'Разговоров пока нет', text: 'Они начинаются со знакомства.', action: 'Найти собеседника' },
      { title: 'Ничего не нашлось', text: 'Попробуйте меньше слов.' },
    ],
  },
};
