import type { Lang } from '../../src/lib/lang';

interface CardWords {
  title: string;
  connect: string;
  bookmark: string;
  variants: string[];
  going: string;
  pending: string;
  /** The reasons for each recommendation. */
  reasons: string[][];
}

/** Texts of cards, recommendations and empty states in stories. */
export const cardWords: Record<Lang, CardWords> = {
  en: {
    title: 'Cards',
    connect: 'Connect',
    bookmark: 'Bookmark',
    variants: ['With a border', 'With a shadow', 'On a quiet background', 'With a brand tint'],
    going: 'Going',
    pending: 'Pending',
    reasons: [
      [
        'You’re looking for a first investor; Tomás invests before the first round',
        'Tomás is looking for founders in health; you build for clinics',
      ],
      ['Ida is looking for a second pair of eyes on a booking flow; you lead a product'],
      ['You’re looking for an engineer who knows hardware; Sam builds small batteries'],
    ],
  },
  ru: {
    title: 'Карточки',
    connect: 'Познакомиться',
    bookmark: 'В закладки',
    variants: ['С линией', 'С тенью', 'На спокойном фоне', 'С оттенком бренда'],
    going: 'Иду',
    pending: 'На рассмотрении',
    reasons: [
      [
        'Вы ищете, как выйти на новый рынок; Тимур вывел на него свой продукт',
        'Тимур ищет руководителя продукта; вы им работаете',
      ],
      ['Ида ищет свежий взгляд на форму записи; вы руководите продуктом'],
      ['Вы ищете инженера; Лев готовит пробный запуск'],
    ],
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
