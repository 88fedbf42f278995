import type { Lang } from '../../../../lib/lang';

/** The texts that every email contains. */
export const frameTexts: Record<
  Lang,
  { copy: string; footer: (title: string) => string; preferences: string; unsubscribe: string }
> = {
  en: {
    copy: 'If the button doesn’t work, copy this link into your browser:',
    footer: (title) => `You’re receiving this email because your address was entered at ${title}.`,
    preferences: 'Change notification settings',
    unsubscribe: 'Unsubscribe from emails like this',
  },
  ru: {
    copy: 'Если кнопка не работает, скопируйте эту ссылку в браузер:',
    footer: (title) =>
      `Вы получили это письмо, потому что вашу почту указали на сайте сообщества «${title}».`,
    preferences: 'Настроить уведомления',
    unsubscribe: 'Отписаться от таких писем',
  },
};
