import type { Lang } from '../../../lib/lang';
import type { Category } from './categories';
import type { AnyNotification } from './definition';

/** What a message was about, where its own words were deleted and its kind has no name. */
const byCategory: Record<Category, Record<Lang, string>> = {
  security: { en: 'Your account and sign-in', ru: 'Аккаунт и вход' },
  personal: { en: 'A message from a manager', ru: 'Сообщение от менеджера' },
  invitation: { en: 'An invitation', ru: 'Приглашение' },
  membership: { en: 'Your membership', ru: 'Участие в сообществе' },
  conduct: { en: 'A decision of the managers', ru: 'Решение менеджеров' },
  operating: { en: 'Running the site', ru: 'Работа сайта' },
  managing: { en: 'Things that wait for managers', ru: 'Задачи менеджеров' },
  matching: { en: 'People to meet', ru: 'Знакомства' },
  meetings: { en: 'A meeting', ru: 'Встреча' },
  reach: { en: 'How we reach you', ru: 'Связь с вами' },
  digest: { en: 'Several updates in one email', ru: 'Несколько новостей в одном письме' },
  chat: { en: 'New messages', ru: 'Новые сообщения' },
  events: { en: 'An event', ru: 'Событие' },
  news: { en: 'News of the community', ru: 'Новости сообщества' },
};

/** What a message was about, without its data. */
export const titleOf = (
  { category, label }: Pick<AnyNotification, 'category' | 'label'>,
  lang: Lang,
): string => (label ?? byCategory[category])[lang];
