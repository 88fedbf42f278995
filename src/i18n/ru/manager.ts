import type { manager as english } from '../en/manager';
import type { InRussian } from '../types';

export const manager = {
  errors: {
    title_one: 'В настройках сообщества «{{title}}» {{count}} ошибка',
    title_few: 'В настройках сообщества «{{title}}» {{count}} ошибки',
    title_many: 'В настройках сообщества «{{title}}» {{count}} ошибок',
    title_other: 'В настройках сообщества «{{title}}» {{count}} ошибки',
    text: 'Участники этого не видят. Пока ошибку не исправят, для таких настроек действует последнее верное значение, а всё, что определяет доступ, закрыто. Сообщите тем, кто ведёт сайт.',
    more_one: 'и ещё {{count}}',
    more_few: 'и ещё {{count}}',
    more_many: 'и ещё {{count}}',
    more_other: 'и ещё {{count}}',
  },
} as const satisfies InRussian<typeof english>;
