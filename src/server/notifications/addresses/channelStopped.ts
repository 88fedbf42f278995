import { routePaths } from '../../../lib/routes';
import type { NotificationDefinition } from '../kinds/definition';

interface ChannelStopped {
  /** Whether it was their email address; otherwise the chat in Telegram. */
  isEmail: boolean;
  url: string;
}

/** To a member whose address or chat takes nothing any more. */
export const channelStopped: NotificationDefinition<ChannelStopped, 'reach'> = {
  kind: 'channelStopped',
  category: 'reach',
  thing: 'account',
  onlyInList: true,
  expiresIn: 3 * 86_400,
  content: {
    en: ({ isEmail, url }) =>
      isEmail
        ? {
            subject: 'Our emails don’t reach you',
            heading: 'Our emails don’t reach you',
            lead: 'They came back, so we’ve stopped sending them. Check your address, or tell us that it works again.',
            blocks: [{ type: 'button', label: 'Notification settings', url }],
            note: 'Emails about signing in are sent in any case.',
          }
        : {
            subject: 'We can’t write to you on Telegram',
            heading: 'We can’t write to you on Telegram',
            lead: 'Telegram no longer lets our bot write to you, so we’ve stopped. To hear from us there again, unblock the bot.',
            blocks: [{ type: 'button', label: 'Notification settings', url }],
            note: 'Notifications in the app come as before.',
          },
    ru: ({ isEmail, url }) =>
      isEmail
        ? {
            subject: 'Наши письма до вас не доходят',
            heading: 'Наши письма до вас не доходят',
            lead: 'Они вернулись, и мы перестали их отправлять. Проверьте адрес или сообщите, что он снова работает.',
            blocks: [{ type: 'button', label: 'Настройки уведомлений', url }],
            note: 'Письма для входа мы отправляем в любом случае.',
          }
        : {
            subject: 'Мы не можем написать вам в Telegram',
            heading: 'Мы не можем написать вам в Telegram',
            lead: 'Telegram больше не даёт нашему боту писать вам, и мы перестали. Чтобы снова получать сообщения там, разблокируйте бота.',
            blocks: [{ type: 'button', label: 'Настройки уведомлений', url }],
            note: 'Уведомления на сайте приходят как раньше.',
          },
  },
  sample: ({ siteUrl }) => ({ isEmail: false, url: siteUrl + routePaths.subscriptions }),
};
