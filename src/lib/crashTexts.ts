import type { Lang } from './lang';

/** What a page says when nothing else of it is left (UIX-04): here for the server and for a client without its texts. */
export const crashTexts: Readonly<Record<Lang, { title: string; action: string }>> = {
  en: { title: 'Oops! Something is broken. Try to reload the page', action: 'Reload' },
  ru: { title: 'Ой! Что-то сломалось. Попробуйте перезагрузить страницу', action: 'Перезагрузить' },
};
