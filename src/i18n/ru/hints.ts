import type { hints as english } from '../en/hints';
import type { InRussian } from '../types';

/** Hints of the first visit of home. */
export const hints = {
  title: 'С чего начать',
  place: '{{at}} из {{of}}',
  next: 'Дальше',
  done: 'Понятно',
  introductions: {
    title: 'Здесь знакомятся один на один',
    text: 'Мы подбираем людей по вашему запросу: с кем вы хотите поговорить и зачем.',
  },
  profile: {
    title: 'Профиль говорит за вас',
    text: 'Его можно изменить в любой момент. А в настройках вы решаете, кто видит ваши контакты.',
  },
  invitation: {
    title: 'Позовите знакомых',
    text: 'Ссылка-приглашение есть на этой странице. Каждый, кто её откроет, увидит, что она от вас.',
  },
} satisfies InRussian<typeof english>;
