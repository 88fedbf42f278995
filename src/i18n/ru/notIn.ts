import type { notIn as english } from '../en/notIn';
import type { InRussian } from '../types';

export const notIn = {
  WAITING: {
    title: 'Ваша заявка рассматривается',
    text: 'Менеджер сообщества «{{title}}» рассматривает каждую заявку; о решении мы напишем на почту. Пока доступен только профиль — самое время его дополнить.',
  },
  REFUSED: {
    title: 'Вашу заявку не приняли',
    text: 'Менеджеры сообщества «{{title}}» написали вам:',
  },
  REMOVED: {
    title: 'Вы больше не состоите в сообществе «{{title}}»',
    text: 'Участники не видят ваш профиль, а вам доступен только он.',
  },
  admitted: {
    title: 'Вас приняли',
    text: 'Заявку одобрили — теперь вам открыто всё, что есть у участников.',
    action: 'Открыть «{{title}}»',
  },
  questions: 'Остались вопросы?',
} satisfies InRussian<typeof english>;
