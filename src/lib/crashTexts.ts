import type { Lang } from './lang';

/** The texts of the crash page (UIX-04), for the server and for a client whose texts did not load. */
export const crashTexts: Readonly<Record<Lang, { title: string; action: string }>> = {
  en: { title: 'Oops! Something is broken. Try to reload the page', action: 'Reload' },
  ru: { title: 'Ой! Что-то сломалось. Попробуйте перезагрузить страницу', action: 'Перезагрузить' },
};
