import type { Lang } from '../../../lib/lang';
import type { ActionText } from './action';

/** Why a button does nothing, where its module has no better words. */
export type Ended = 'gone' | 'used' | 'expired' | 'signIn';

/** How long a button works, in ms. Its delivery is kept as long. */
export const actionWorks = 30 * 86_400_000;

export const endedTexts: Record<Lang, Record<Ended | 'since', ActionText>> = {
  en: {
    gone: { title: 'No longer possible', lead: 'What this button was about is gone.' },
    used: { title: 'Already done', lead: 'You’ve used this button before. It works once.' },
    expired: {
      title: 'This button has expired',
      lead: 'Buttons in our messages work for 30 days. You can still do it in the community.',
    },
    signIn: { title: 'Please sign in', lead: 'Open the community and sign in to do this.' },
    since: { title: 'No longer possible', lead: '' },
  },
  ru: {
    gone: { title: 'Это уже невозможно', lead: 'То, о чём было сообщение, больше не существует.' },
    used: { title: 'Уже сделано', lead: 'Вы уже нажимали эту кнопку. Она действует один раз.' },
    expired: {
      title: 'Кнопка больше не действует',
      lead: 'Кнопки в наших сообщениях действуют 30 дней. То же самое можно сделать в сообществе.',
    },
    signIn: { title: 'Войдите в сообщество', lead: 'Чтобы сделать это, откройте сообщество и войдите.' },
    since: { title: 'Это уже невозможно', lead: '' },
  },
};
