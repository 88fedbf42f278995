import type { Lang } from '../../../lib/lang';

/** What stands in every email besides its own words. */
export const frameTexts: Record<
  Lang,
  { copy: string; footer: (title: string) => string; preferences: string }
> = {
  en: {
    copy: 'If the button does not work, copy this address into your browser:',
    footer: (title) => `You receive this email because this address was entered at ${title}.`,
    preferences: 'Choose what you are told',
  },
  ru: {
    copy: 'Если кнопка не работает, скопируйте этот адрес в браузер:',
    footer: (title) =>
      `Вы получили это письмо, потому что этот адрес указали на сайте сообщества «${title}».`,
    preferences: 'Выбрать, о чём вам сообщать',
  },
};
